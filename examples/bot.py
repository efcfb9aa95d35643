"""A bot in one file, with Python's own library: it takes every challenge, and plays the shortest line after which it stands better.
OUTRIGGER_URL=http://localhost:8080 OUTRIGGER_TOKEN=outrigger_... [SEED=1] python3 examples/bot.py [games]: read, play, account"""
import hashlib, json, os, secrets, sys, threading, time, urllib.error, urllib.request

SITE = os.environ.get("OUTRIGGER_URL", "http://localhost:8080") + "/api"
HEADERS = {"Authorization": "Bearer " + os.environ["OUTRIGGER_TOKEN"], "Content-Type": "application/json"}
SEED = os.environ.get("SEED", secrets.token_hex(8))
MOST = int(sys.argv[1]) if len(sys.argv) > 1 else sys.maxsize
tally = {"games": 0, "won": 0, "drawn": 0, "refused": 0}
lock, busy = threading.Lock(), {}

def ask(method, path, body):
    try:
        return json.load(urllib.request.urlopen(urllib.request.Request(SITE + path, json.dumps(body).encode(), HEADERS, method=method)))
    except urllib.error.HTTPError as error:
        if error.code != 429:
            raise
        time.sleep(int(error.headers["Retry-After"]))
        return ask(method, path, body)

def say(message):
    """A message to a table, as over the socket. One id, however often it is said: it counts once."""
    message = {"id": secrets.token_hex(8), **message}
    while (reply := ask("POST", "/messages", message)).get("code") == "too-many":
        time.sleep(1)
    return reply

def choose(table, seat, base):
    """Every move; where none makes a difference lines of up to 5, 60 of each length. Of equals rather one that ends the turn."""
    def luck(line):
        return int(hashlib.sha256((SEED + base + json.dumps(line)).encode()).hexdigest()[:8], 16) / 2 ** 32
    best, lines, length, value, now, least = [], [[]], 0, float("-inf"), float("inf"), float("inf")
    while length <= 5 and lines and value <= now <= least:
        parts = [lines[start:start + 100] for start in range(0, len(lines), 100)]
        answers = [say({"kind": "whatIf", "match": table, "seat": seat, "lines": part}) for part in parts]
        longer = []
        for line, preview in zip(lines, [preview for answer in answers for preview in answer["previews"]]):
            standing = preview["standing"]
            lead = standing[seat] - max(standing[:seat] + standing[seat + 1:])
            worth = lead - luck(line) / 1000 - (length / 100 if preview["next"] else 0)
            now, least = lead if length == 0 else now, min(least, lead)
            best, value = (line, worth) if line and worth > value else (best, value)
            longer += [line + [move] for move in (preview["next"] or {"moves": []})["moves"]]
        lines = longer if length == 0 else [line for line in longer if luck(line) < 60 / len(longer)]
        length += 1
    return best

def play(table, seat):
    """Decides as long as it is asked. A turn that comes meanwhile is looked at afterwards."""
    while True:
        offers = say({"kind": "watch", "match": table, "viewer": seat})["shown"]["offers"]
        if offers and offers["asked"]:
            moves = offers["moves"] if len(offers["moves"]) == 1 else choose(table, seat, offers["base"])
            reply = say({"kind": "move", "match": table, "seat": seat, "base": offers["base"], "moves": moves})
            tally["refused"] += reply["kind"] == "refused"
            continue
        with lock:
            if not busy.pop(table):
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
        first = [row["place"] == 1 for row in table["seats"]]
        tally["won" if sum(first) == 1 else "drawn"] += first[table["mine"]]
        if tally["games"] >= MOST:
            break
print(json.dumps(tally))
