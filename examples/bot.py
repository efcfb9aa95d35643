"""A bot in one file, with Python's own library alone: it takes every challenge, and makes the move after which it stands best.
OUTRIGGER_URL=http://localhost:8080 OUTRIGGER_TOKEN=outrigger_... python3 examples/bot.py [games]: read, play, account"""
import json, os, random, secrets, sys, threading, time, urllib.error, urllib.request

SITE = os.environ.get("OUTRIGGER_URL", "http://localhost:8080") + "/api"
HEADERS = {"Authorization": "Bearer " + os.environ["OUTRIGGER_TOKEN"], "Content-Type": "application/json"}
MOST = int(sys.argv[1]) if len(sys.argv) > 1 else sys.maxsize
tally = {"games": 0, "won": 0, "drawn": 0, "refused": 0}
lock, busy = threading.Lock(), {}

def ask(method, path, body):
    while True:
        request = urllib.request.Request(SITE + path, json.dumps(body).encode(), HEADERS, method=method)
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(int(error.headers["Retry-After"]))

def say(message):
    """A message to a table, as over the socket. One id, however often it is said: it counts once."""
    message = {"id": secrets.token_hex(8), **message}
    while True:
        reply = ask("POST", "/messages", message)
        if reply.get("code") != "too-many":
            return reply
        time.sleep(1)

def lead(preview, seat):
    """How far the seat would be ahead of the others. A game that scores seldom shows in its view what is to come."""
    soon = preview.get("view", {}).get("forecast", [])
    scores = [score + sum(points[of] for points in soon) for of, score in enumerate(preview["scores"])]
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

def choose(table, seat, moves, views):
    values = []
    for start in range(0, len(moves) if len(moves) > 1 else 0, 100):
        lines = [[move] for move in moves[start:start + 100]]
        for preview in say({"kind": "whatIf", "match": table, "seat": seat, "lines": lines, "views": views})["previews"]:
            values.append((lead(preview, seat), random.random()) if preview else (float("-inf"), 0))
    return moves[values.index(max(values))] if values else moves[0]

def play(table, seat):
    """Decides as long as it is asked. A turn that comes meanwhile is looked at afterwards."""
    while True:
        shown = say({"kind": "watch", "match": table, "viewer": seat})["shown"]
        offers = shown["offers"]
        if offers and offers["asked"]:
            move = choose(table, seat, offers["moves"], "forecast" in shown["view"])
            reply = say({"kind": "move", "match": table, "seat": seat, "base": offers["base"], "moves": [move]})
            tally["refused"] += reply["kind"] == "refused"
            continue
        with lock:
            if not busy[table]:
                del busy[table]
                return
            busy[table] = False

ask("PUT", "/me/bot", {"most": 1000})
for line in urllib.request.urlopen(urllib.request.Request(SITE + "/stream", headers=HEADERS)):
    news = json.loads(line)
    table = news.get("table")
    if news["kind"] == "challenge":
        ask("POST", "/tables/" + table["id"] + "/sit", {"nonce": secrets.token_hex(32)})
    elif news["kind"] == "turn":
        with lock:
            is_new = table["id"] not in busy
            busy[table["id"]] = not is_new
        if is_new:
            threading.Thread(target=play, args=(table["id"], table["mine"]), daemon=True).start()
    elif news["kind"] == "end":
        tally["games"] += 1
        first = [seat for seat, row in enumerate(table["seats"]) if row["place"] == 1]
        if table["mine"] in first:
            tally["won" if len(first) == 1 else "drawn"] += 1
        if tally["games"] >= MOST:
            break
print(json.dumps(tally))
