import type { MessageKey } from "../keys.ts";

export const messages: Record<MessageKey, string> = {
  name: "Maasai",
  tagline: "Dokładaj tarcze, zajmuj pastwiska, buduj bomy i wyprowadź z zagrody wszystkie swoje zwierzęta.",

  "option.length": "Długość",
  "option.length.help": "Ile zwierząt każdy ma wyprowadzić.",
  "option.length.long": "Długa (po 20 każdego rodzaju, na trzy osoby po 14)",
  "option.length.short": "Krótka (po 14 każdego rodzaju, na trzy osoby po 10)",
  "option.openHands": "Odkryte ręce",
  "option.openHands.help": "Czy wszyscy widzą tarcze na rękach innych.",
  "option.openHands.false": "Ręce są zakryte",
  "option.openHands.true": "Ręce są odkryte",
  "option.firstPlayer": "Kolejność",
  "option.firstPlayer.help": "Czy kolejność jest losowana, czy według miejsc.",
  "option.firstPlayer.random": "Losowana",
  "option.firstPlayer.seat": "Według miejsc",
  "option.liveTurns": "Tury na żywo",
  "option.liveTurns.help":
    "Czy inni widzą, co robisz, zanim zatwierdzisz turę. Widzą wtedy tarcze z zakrytej ręki, nawet jeśli je cofniesz.",
  "option.liveTurns.false": "Tury widać po zatwierdzeniu",
  "option.liveTurns.true": "Tury widać w trakcie",

  "colour.R": "czerwony",
  "colour.G": "zielony",
  "colour.Y": "żółty",
  "parcel.R": "Czerwona działka",
  "parcel.G": "Zielona działka",
  "parcel.Y": "Żółta działka",
  "patch.a": "róg 1",
  "patch.m": "środek",
  "patch.half": "{half}",
  "half.0": "dolny środek",
  "half.1": "prawy dolny środek",
  "half.2": "prawy środek",
  "half.3": "prawy środek",
  "half.4": "prawy górny środek",
  "half.5": "górny środek",
  "half.6": "lewy górny środek",
  "half.7": "lewy środek",
  "half.8": "lewy środek",
  "half.9": "lewy dolny środek",
  "patch.c": "róg 2",
  "shield.N": "wąska: róg 1 {a}, środek {m}, róg 2 {c}",
  "shield.W3": "szeroka: róg 1 {a}, środek {m}, róg 2 {c}",
  "shield.W4": "szeroka: róg 1 {a}, {first} {m1}, {second} {m3}, róg 2 {c}",
  "count.zebu": "{count, plural, one {# zebu} few {# zebu} many {# zebu} other {# zebu}}",
  "count.goat": "{count, plural, one {# koza} few {# kozy} many {# kóz} other {# kozy}}",
  "count.sheep": "{count, plural, one {# owca} few {# owce} many {# owiec} other {# owcy}}",
  "count.none": "żadnych zwierząt",

  "at.0": "pod tarczą {shield}",
  "at.1": "w dół i w prawo od tarczy {shield}",
  "at.2": "na prawo od tarczy {shield}, nieco niżej",
  "at.3": "na prawo od tarczy {shield}, nieco wyżej",
  "at.4": "w górę i w prawo od tarczy {shield}",
  "at.5": "nad tarczą {shield}",
  "at.6": "w górę i w lewo od tarczy {shield}",
  "at.7": "na lewo od tarczy {shield}, nieco wyżej",
  "at.8": "na lewo od tarczy {shield}, nieco niżej",
  "at.9": "w dół i w lewo od tarczy {shield}",
  "side.0": "dół",
  "side.1": "prawy dół",
  "side.2": "prawo nieco niżej",
  "side.3": "prawo nieco wyżej",
  "side.4": "prawa góra",
  "side.5": "góra",
  "side.6": "lewa góra",
  "side.7": "lewo nieco wyżej",
  "side.8": "lewo nieco niżej",
  "side.9": "lewy dół",

  chapter: "Runda {round}",
  "event.ordered": "Kolejność: {order}.",
  "event.dealt":
    "{name} dobiera {wide, plural, one {# szeroką tarczę} few {# szerokie tarcze} many {# szerokich tarcz} other {# szerokiej tarczy}} i {narrow, plural, one {# wąską tarczę} few {# wąskie tarcze} many {# wąskich tarcz} other {# wąskiej tarczy}}.",
  "event.dealt.seen": "{name} dobiera: {shields}.",
  "event.hexagon": "Leży sześciokąt: {shields}.",
  "event.passed": "{name} nikogo nie stawia.",
  "event.claimed":
    "{name} stawia {person, select, warrior {wojownika} other {chłopca}} na tarczy {shield}, {patch} ({colour}).",
  "event.tookBack":
    "{name} zabiera {person, select, warrior {wojownika} other {chłopca}} z tarczy {shield}, {patch} ({colour}).",
  "event.gaveUp": "{name} porzuca bomę tarczy {shield}.",
  "event.laid": "{name} dokłada tarczę {number} ({shield}) {where}.",
  "event.discarded": "Żadna tarcza nigdzie nie pasuje: {name} odrzuca jedną ({shield}).",
  "event.built":
    "{name} buduje {size, select, large {dużą bomę} other {bomę}} z {count, plural, one {# tarczy} few {# tarcz} many {# tarcz} other {# tarczy}}: {shields}.",
  "event.wentHome.contested":
    "Zajęcia się stykają: {person, select, warrior {wojownik} other {chłopiec}} gracza {name} z tarczy {shield} wraca do domu.",
  "event.wentHome.surplus":
    "Graczowi {name} wystarczy tam jedna osoba: {person, select, warrior {wojownik} other {chłopiec}} z tarczy {shield} wraca do domu.",
  "event.wentHome.fenced":
    "Nowe ogrodzenie zamyka w środku: {person, select, warrior {wojownik} other {chłopiec}} gracza {name} z tarczy {shield} wraca do domu.",
  "event.strayed": "Do zagrody gracza {name} wraca: {herd}.",
  "event.grazed":
    "{name} wyprowadza: {herd}, {count, plural, one {tarcza} few {tarcze} many {tarcze} other {tarcze}} {shields}.",
  "event.grazed.boma":
    "{name} wyprowadza do bomy: {herd}, {count, plural, one {tarcza} few {tarcze} many {tarcze} other {tarcze}} {shields}.",
  "event.roundEnded":
    "Koniec rundy {round}.{builders, plural, =0 {} one { Jeden budowniczy wraca do domu.} few { # budowniczych wraca do domu.} many { # budowniczych wraca do domu.} other { # budowniczego wraca do domu.}}",
  "event.ended.pen": "Zagroda gracza {name} jest pusta: wygrywa {name}.",
  "event.ended.pen.tie": "Kilka zagród jest pustych naraz. Remis: {names}.",
  "event.ended.shields": "Wszystkie tarcze leżą na stole. Wygrywa {name}.",
  "event.ended.shields.tie": "Wszystkie tarcze leżą na stole. Remis: {names}.",

  "move.pass": "Nic nie rób",
  "move.pass.hexagon": "Nikogo nie stawiaj",
  "move.done": "Przejdź do tarczy",
  "move.confirm": "Zatwierdź turę",
  "move.confirm.hexagon": "Zatwierdź",
  "move.end": "Zatwierdź i zakończ grę",
  "move.place":
    "Postaw {person, select, warrior {wojownika} other {chłopca}} na tarczy {shield}, {patch}: {colour}, {spots, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, {open, plural, =0 {zamknięte} one {# wolna krawędź} few {# wolne krawędzie} many {# wolnych krawędzi} other {# wolnej krawędzi}}",
  "move.takeBack":
    "Zabierz {person, select, warrior {wojownika} other {chłopca}} z tarczy {shield} ({colour}; do domu wraca: {herd})",
  "move.giveUp": "Porzuć bomę tarczy {shield} (z budowniczym wraca: {herd})",
  "move.shield": "{shield}",
  "move.discard": "Odrzuć: {shield}",
  "move.lay": "{places}",
  "move.lay.join": "{where} ({meetings})",
  "move.lay.meeting": "{own} przy {other}",
  "move.build":
    "Zbuduj bomę ogrodzenia {fence}: {count, plural, one {# tarcza} few {# tarcze} many {# tarcz} other {# tarczy}}, miejsca: {herd}",

  "prompt.hexagon": "Możesz postawić jedną osobę na sześciokącie.",
  "prompt.confirmHexagon": "Zatwierdź decyzję albo ją cofnij.",
  "prompt.remove": "Możesz zabrać ludzi albo porzucić bomy, potem dokładasz tarczę ({sequence} z 2).",
  "prompt.shield": "Wybierz tarczę do dołożenia ({sequence} z 2).",
  "prompt.lay": "Wybierz miejsce dla tarczy w ramce.",
  "prompt.discard": "Żadna tarcza z ręki nigdzie nie pasuje. Wybierz jedną do odrzucenia.",
  "prompt.act": "Możesz postawić osobę na właśnie położonej tarczy albo zbudować bomę, którą ona zamyka.",
  "prompt.confirm": "Zatwierdź turę albo ją cofnij.",
  "prompt.end": "To kończy grę. Zatwierdź albo cofnij.",

  "guide.aim":
    "Wyprowadź z zagrody wszystkie zwierzęta. Zamknij ziemię jednego koloru ze swoją osobą, a będą się na niej pasły.",
  "guide.hexagon":
    "Osoba zajmuje całą połączoną ziemię jednego koloru. Wojownicy stają na czerwonej, chłopcy na zielonej i żółtej. Ziemia z małą liczbą wolnych krawędzi zamyka się najszybciej.",
  "guide.confirmHexagon": "Dopóki nie zatwierdzisz, możesz cofnąć swoją decyzję.",
  "guide.remove":
    "Zabieraj kogoś tylko wtedy, gdy jest potrzebny gdzie indziej: na tej ziemi nikogo już nie postawisz.",
  "guide.shield":
    "Tarcza pasuje tam, gdzie na każdej stykającej się krawędzi ogrodzenie trafia na ogrodzenie. Kolory mogą się różnić.",
  "guide.lay":
    "Szukaj miejsc, które zamykają twoją ziemię albo ogrodzenie: wokół jednego rogu trzy, cztery lub pięć tarcz tworzy bomę.",
  "guide.discard": "To się prawie nie zdarza: na stole nie ma miejsca dla twoich tarcz.",
  "guide.act":
    "Boma wiąże wojownika do końca rundy i mieści zwierzęta wszystkich kolorów. Zajęcie daje zwierzęta dopiero, gdy ziemia jest zamknięta.",
  "guide.confirm": "Całą turę możesz jeszcze cofnąć. Po zatwierdzeniu jest ostateczna.",
  "guide.end": "Czyjaś zagroda jest pusta. Jeśli nie twoja, zastanów się: możesz cofnąć turę.",

  "table.round": "Runda {round} z {rounds}. Stosy: szerokich {wide}, wąskich {narrow}.",
  "table.seat":
    "{name}: w zagrodzie {pen}; na stole {out}; w domu {warriors, plural, one {# wojownik} few {# wojowników} many {# wojowników} other {# wojownika}} i {boys, plural, one {# chłopiec} few {# chłopców} many {# chłopców} other {# chłopca}}{builders, plural, =0 {} one {, # budowniczy przy pracy} few {, # budowniczych przy pracy} many {, # budowniczych przy pracy} other {, # budowniczego przy pracy}}; na ręce szerokich {wide}, wąskich {narrow}.",
  "table.hand": "Na ręce: {shields}.",
  "table.boma":
    "Boma gracza {name}, tarcze {shields}, {building, select, yes {w budowie} other {gotowa}}; zwierzęta: {herd}.",
  "table.claim":
    "{parcel} gracza {name}, {count, plural, one {tarcza} few {tarcze} many {tarcze} other {tarcze}} {shields}: {spots, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, {open, plural, =0 {zamknięta} one {# wolna krawędź} few {# wolne krawędzie} many {# wolnych krawędzi} other {# wolnej krawędzi}}{dead, plural, =0 {} one {, w tym # martwa} few {, w tym # martwe} many {, w tym # martwych} other {, w tym # martwej}}{animals, plural, =0 {} one {, # zwierzę} few {, # zwierzęta} many {, # zwierząt} other {, # zwierzęcia}}.",
  "table.free":
    "{parcel}, niezajęta, {count, plural, one {tarcza} few {tarcze} many {tarcze} other {tarcze}} {shields}: {spots, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, {open, plural, =0 {zamknięta} one {# wolna krawędź} few {# wolne krawędzie} many {# wolnych krawędzi} other {# wolnej krawędzi}}{dead, plural, =0 {} one {, w tym # martwa} few {, w tym # martwe} many {, w tym # martwych} other {, w tym # martwej}}.",
  "table.shield": "Tarcza {number}, {shield}{where}{person}{open}.",
  "table.shield.where": "; {where}",
  "table.shield.person": "; {patch}: {person, select, warrior {wojownik} other {chłopiec}} gracza {name}",
  "table.shield.open": "; wolne krawędzie: {sides}",
  "table.shield.side":
    "{side}{fits, select, none { (martwa)} wide { (tylko szeroka)} narrow { (tylko wąska)} other {}}",

  "ui.table": "Stół (P: następna działka, R: następny sposób)",
  "ui.deadMarks": "Zaznacz luki, w które nic nie wejdzie",
  "ui.landMarks": "Zaznacz, czyja jest ziemia",
  "ui.numberMarks": "Numeruj tarcze, tak jak w dzienniku",
  "ui.closer": "Przybliż",
  "ui.further": "Oddal",
  "ui.whole": "Wszystkie tarcze",
  "ui.rack": "Twoje tarcze",
  "ui.parcel":
    "{land}: {spots, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, {open, plural, =0 {zamknięta z każdej strony} one {otwarta z # strony} few {otwarta z # stron} many {otwarta z # stron} other {otwarta z # strony}}{dead, plural, =0 {} other {, w tym na zawsze: #}}{claimed, select, yes {; należy do: {owner}} other {}}",
  "ui.closes":
    "Zamyka się ogrodzenie z {count, plural, one {# tarczy} few {# tarcz} many {# tarcz} other {# tarczy}}: boma z miejscem na: {herd}",
  "ui.noGrowth": "Żadna działka tu nie rośnie.",
  "ui.otherWays":
    "{count, plural, one {Jeszcze # sposób} few {Jeszcze # sposoby} many {Jeszcze # sposobów} other {Jeszcze # sposobu}} ułożenia tutaj: klawisze R i Shift+R",
  "ui.stepOn": "Następny sposób",
  "ui.stepBack": "Poprzedni sposób",
  "ui.layHere": "Połóż tutaj",
  "ui.inWords": "Stół słowami",
  "ui.builders": "Przy budowie bom",
  "ui.land.R": "Czerwona ziemia",
  "ui.land.G": "Zielone pastwisko",
  "ui.land.Y": "Żółta sawanna",
  "ui.zebu": "Zebu",
  "ui.goat": "Kozy",
  "ui.sheep": "Owce",
  "ui.warrior": "Wojownicy",
  "ui.boy": "Chłopcy",
  "ui.shields": "Na ręce: szerokie {wide}, wąskie {narrow}",
  "ui.wide": "szerokie tarcze",
  "ui.narrow": "wąskie tarcze",
  "ui.result": "Stada na ziemi i w zagrodzie",
  "ui.ended.pen": "Zagroda jest pusta: wygrywa ten, komu zostało najmniej zwierząt.",
  "ui.ended.shields":
    "Wszystkie tarcze leżą: wygrywa ten, kto ma najwięcej zebu na ziemi, potem najwięcej kóz i owiec razem.",
  "ui.outAndLeft": "{animal}: wypuszczone / pozostałe",
  "ui.total": "Razem",
  "ui.round": "runda",
  "ui.sequence": "sekwencja",
  "ui.build": "{several, select, true {bomę ogrodzenia {fence}} other {Zbuduj bomę}}",
  "ui.toCome": "tarcze",
};
