import type { MessageKey } from "./keys.ts";

export const messages: Record<MessageKey, string> = {
  name: "Maasai",
  tagline: "Posa scudi, occupa i pascoli, costruisci boma e porta fuori dal recinto tutti i tuoi animali.",

  "option.length": "Durata",
  "option.length.help": "Quanti animali ognuno deve portare fuori.",
  "option.length.long": "Lunga (20 per specie in due giocatori, 14 in tre)",
  "option.length.short": "Breve (14 per specie in due giocatori, 10 in tre)",
  "option.openHands": "Mani scoperte",
  "option.openHands.help": "Se tutti vedono gli scudi in mano agli altri.",
  "option.openHands.false": "Le mani sono segrete",
  "option.openHands.true": "Le mani sono scoperte",
  "option.firstPlayer": "Ordine di turno",
  "option.firstPlayer.help": "Se l’ordine di turno è sorteggiato o segue i posti.",
  "option.firstPlayer.random": "Sorteggiato",
  "option.firstPlayer.seat": "Nell’ordine dei posti",

  "colour.R": "rosso",
  "colour.G": "verde",
  "colour.Y": "giallo",
  "parcel.R": "Terreno rosso",
  "parcel.G": "Terreno verde",
  "parcel.Y": "Terreno giallo",
  "patch.a": "angolo 1",
  "patch.m": "centro",
  "patch.m1": "centro destro",
  "patch.m3": "centro sinistro",
  "patch.c": "angolo 2",
  "shield.N": "stretto: angolo 1 {a}, centro {m}, angolo 2 {c}",
  "shield.W3": "largo: angolo 1 {a}, centro {m}, angolo 2 {c}",
  "shield.W4": "largo: angolo 1 {a}, centro destro {m1}, centro sinistro {m3}, angolo 2 {c}",
  "count.zebu": "{count, plural, one {# zebù} other {# zebù}}",
  "count.goat": "{count, plural, one {# capra} other {# capre}}",
  "count.sheep": "{count, plural, one {# pecora} other {# pecore}}",
  "count.none": "nessun animale",

  "at.0": "sotto lo scudo {shield}",
  "at.1": "in basso a destra dello scudo {shield}",
  "at.2": "a destra dello scudo {shield}, poco più in basso",
  "at.3": "a destra dello scudo {shield}, poco più in alto",
  "at.4": "in alto a destra dello scudo {shield}",
  "at.5": "sopra lo scudo {shield}",
  "at.6": "in alto a sinistra dello scudo {shield}",
  "at.7": "a sinistra dello scudo {shield}, poco più in alto",
  "at.8": "a sinistra dello scudo {shield}, poco più in basso",
  "at.9": "in basso a sinistra dello scudo {shield}",
  "side.0": "sotto",
  "side.1": "in basso a destra",
  "side.2": "a destra poco sotto",
  "side.3": "a destra poco sopra",
  "side.4": "in alto a destra",
  "side.5": "sopra",
  "side.6": "in alto a sinistra",
  "side.7": "a sinistra poco sopra",
  "side.8": "a sinistra poco sotto",
  "side.9": "in basso a sinistra",

  "event.ordered": "Ordine di turno: {order}.",
  "event.dealt":
    "{name} pesca {wide, plural, one {# scudo largo} other {# scudi larghi}} e {narrow, plural, one {# scudo stretto} other {# scudi stretti}}.",
  "event.dealt.seen": "{name} pesca: {shields}.",
  "event.hexagon": "Si posa l’esagono: {shields}.",
  "event.passed": "{name} non mette nessuno.",
  "event.claimed":
    "{name} mette un {person, select, warrior {guerriero} other {ragazzo}} sullo scudo {shield}, {patch} ({colour}).",
  "event.tookBack":
    "{name} ritira il {person, select, warrior {guerriero} other {ragazzo}} dallo scudo {shield}, {patch} ({colour}).",
  "event.gaveUp": "{name} abbandona il boma dello scudo {shield}.",
  "event.laid": "{name} posa lo scudo {number} ({shield}) {where}.",
  "event.discarded": "Nessuno scudo trova posto: {name} ne scarta uno ({shield}).",
  "event.built":
    "{name} costruisce un {size, select, large {grande boma} other {boma}} di {count, plural, one {# scudo} other {# scudi}}: {shields}.",
  "event.wentHome.contested":
    "Le occupazioni si incontrano: il {person, select, warrior {guerriero} other {ragazzo}} di {name} sullo scudo {shield} torna a casa.",
  "event.wentHome.surplus":
    "A {name} lì basta una persona: il {person, select, warrior {guerriero} other {ragazzo}} sullo scudo {shield} torna a casa.",
  "event.wentHome.fenced":
    "Il nuovo steccato chiude dentro il {person, select, warrior {guerriero} other {ragazzo}} di {name} sullo scudo {shield}, che torna a casa.",
  "event.strayed": "Tornano nel recinto di {name}: {herd}.",
  "event.grazed": "{name} porta fuori {herd}, {count, plural, one {sullo scudo} other {sugli scudi}} {shields}.",
  "event.grazed.boma":
    "{name} porta {herd} nel boma, {count, plural, one {sullo scudo} other {sugli scudi}} {shields}.",
  "event.roundEnded":
    "La manche {round} è finita.{builders, plural, =0 {} one { Un costruttore torna a casa.} other { # costruttori tornano a casa.}}",
  "event.ended.pen": "Il recinto di {name} è vuoto: vince {name}.",
  "event.ended.pen.tie": "Più recinti sono vuoti insieme. Pareggio: {names}.",
  "event.ended.shields": "Tutti gli scudi sono posati. Vince {name}.",
  "event.ended.shields.tie": "Tutti gli scudi sono posati. Pareggio: {names}.",

  "move.pass": "Non fare nulla",
  "move.pass.hexagon": "Non mettere nessuno",
  "move.done": "Passa allo scudo",
  "move.confirm": "Conferma il turno",
  "move.confirm.hexagon": "Conferma",
  "move.end": "Conferma e termina la partita",
  "move.place":
    "Metti un {person, select, warrior {guerriero} other {ragazzo}} sullo scudo {shield}, {patch}: {colour}, {spots, plural, one {# posto} other {# posti}}, {open, plural, =0 {chiuso} one {# lato libero} other {# lati liberi}}",
  "move.takeBack":
    "Ritira il {person, select, warrior {guerriero} other {ragazzo}} dallo scudo {shield} ({colour}; tornano a casa: {herd})",
  "move.giveUp": "Abbandona il boma dello scudo {shield} (tornano a casa con il costruttore: {herd})",
  "move.shield": "{shield}",
  "move.discard": "Scarta {shield}",
  "move.lay": "{places}",
  "move.lay.join": "{where} ({meetings})",
  "move.lay.meeting": "{own} contro {other}",
  "move.build":
    "Costruisci il boma dello steccato {fence}: {count, plural, one {# scudo} other {# scudi}}, posto per {herd}",

  "prompt.hexagon": "Puoi mettere una persona sull’esagono.",
  "prompt.confirmHexagon": "Conferma la decisione, o annullala.",
  "prompt.remove": "Puoi ritirare persone o abbandonare boma, poi posi uno scudo ({sequence} di 2).",
  "prompt.shield": "Scegli lo scudo da posare ({sequence} di 2).",
  "prompt.lay": "Scegli dove posarlo: {shield}.",
  "prompt.discard": "Nessuno scudo della tua mano trova posto. Scegline uno da scartare.",
  "prompt.act": "Puoi mettere una persona sullo scudo {shield}, o costruire un boma che esso chiude.",
  "prompt.confirm": "Conferma il turno, o annullalo.",
  "prompt.end": "Così la partita finisce. Conferma, o annulla.",

  "guide.hexagon":
    "Una persona occupa tutto il terreno collegato di un colore. I guerrieri stanno sul rosso, i ragazzi su verde e giallo. I terreni con pochi lati liberi si chiudono prima.",
  "guide.confirmHexagon": "Finché non confermi, nessuno vede la tua decisione e puoi annullarla.",
  "guide.remove": "Ritira qualcuno solo se ti serve altrove: su quel terreno non potrai più mettere nessuno.",
  "guide.shield": "Uno scudo va bene dove gli steccati combaciano su ogni lato toccato. I colori possono differire.",
  "guide.lay":
    "Cerca posti che chiudono il tuo terreno o uno steccato: attorno a un angolo bastano tre, quattro o cinque scudi per un boma.",
  "guide.discard": "Non succede quasi mai: sul tavolo non c’è posto per gli scudi che hai in mano.",
  "guide.act":
    "Un boma impegna un guerriero fino alla fine della manche e accoglie animali di tutti i colori. Un’occupazione porta animali solo quando il terreno è chiuso.",
  "guide.confirm": "Tutto il turno è ancora solo tuo. Dopo la conferma è definitivo.",
  "guide.end": "Il recinto di qualcuno è vuoto. Se non è il tuo, ripensaci: puoi annullare il turno.",

  "table.round": "Manche {round} di {rounds}. Pile: {wide} larghi, {narrow} stretti.",
  "table.seat":
    "{name}: nel recinto {pen}; sul tavolo {out}; a casa {warriors, plural, one {# guerriero} other {# guerrieri}} e {boys, plural, one {# ragazzo} other {# ragazzi}}{builders, plural, =0 {} one {, # costruttore al lavoro} other {, # costruttori al lavoro}}; in mano {wide} larghi, {narrow} stretti.",
  "table.hand": "In mano: {shields}.",
  "table.boma":
    "Boma di {name} sugli scudi {shields}, {building, select, yes {in costruzione} other {finito}}; animali: {herd}.",
  "table.claim":
    "{parcel} di {name}, {count, plural, one {scudo} other {scudi}} {shields}: {spots, plural, one {# posto} other {# posti}}, {open, plural, =0 {chiuso} one {# lato libero} other {# lati liberi}}{dead, plural, =0 {} one {, di cui # morto} other {, di cui # morti}}{animals, plural, =0 {} one {, # animale} other {, # animali}}.",
  "table.free":
    "{parcel} non occupato, {count, plural, one {scudo} other {scudi}} {shields}: {spots, plural, one {# posto} other {# posti}}, {open, plural, =0 {chiuso} one {# lato libero} other {# lati liberi}}{dead, plural, =0 {} one {, di cui # morto} other {, di cui # morti}}.",
  "table.shield": "Scudo {number}, {shield}{where}{person}{open}.",
  "table.shield.where": "; {where}",
  "table.shield.person": "; {patch}: un {person, select, warrior {guerriero} other {ragazzo}} di {name}",
  "table.shield.open": "; lati liberi: {sides}",
  "table.shield.side": "{side}{fits, select, none { (morto)} wide { (solo largo)} narrow { (solo stretto)} other {}}",
};
