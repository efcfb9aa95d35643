// Combat: march against an enemy, leave an optional fight alone, roll, and win a tie as defender.
import type { Lesson, WrongTry } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { CONVERT, DONE } from "./answers.ts";

const NOT_YET: WrongTry = {
  moves: [["step"]],
  say: {
    en: "Every value he leaves behind is missing from the combat. Take them all along first.",
    it: "Ogni valore che lascia indietro mancherà nel combattimento. Prima prendili tutti con te.",
    pl: "Każdej pozostawionej wartości zabraknie w walce. Najpierw zabierz wszystkich.",
  },
  clause: "TAH-LCOM-9",
};

const ELDER_STAYS: WrongTry = {
  moves: [["activate"]],
  say: {
    en: "The Elder with his Militia guards the coast and would be too weak alone. This fight is the Chieftain’s.",
    it: "L’Anziano con la sua Milizia sorveglia la costa e da solo sarebbe troppo debole. Questo scontro spetta al Gran Capo.",
    pl: "Starszy ze swoją Milicją strzeże wybrzeża i sam byłby za słaby. Ta walka należy do Wodza.",
  },
  clause: "TAH-LMOV-2",
};

const EARLY_END: WrongTry = {
  moves: [["endMove"]],
  say: {
    en: "Then nobody has moved, and the enemy stays at your door. Lead your people out first.",
    it: "Così nessuno si è mosso, e il nemico resta alla tua porta. Prima guida fuori la tua gente.",
    pl: "Wtedy nikt się nie ruszył, a wróg zostaje u twoich drzwi. Najpierw wyprowadź swoich ludzi.",
  },
  clause: "TAH-SEQ-2",
};

const SHAMAN_OUT: WrongTry = {
  moves: [["shamanOut"]],
  say: {
    en: "Left out he is safe, but his 1 is missing. You are the stronger side by far: the risk is small.",
    it: "Se resta fuori è al sicuro, ma manca il suo 1. Il vantaggio è tutto tuo: il rischio è piccolo.",
    pl: "Gdy nie walczy, jest bezpieczny, ale brakuje jego 1. Masz dużą przewagę: ryzyko jest małe.",
  },
  clause: "TAH-SHAM-4",
};

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    arrange: {
      pieces: [
        [0, 407, "chieftain", "fighters", "slingers", "shaman"],
        [0, 406, "militia", "E1"],
        [1, 406, "population"],
        [1, 508, "fighters", "E4"],
        [1, 1310, "shaman"],
      ],
      step: "movement",
    },
  },
  wrong: [CONVERT, NOT_YET, DONE],
  parts: [
    {
      goal: {
        en: "March against the enemy",
        it: "Marcia contro il nemico",
        pl: "Wyrusz na wroga",
      },
      steps: [
        {
          say: {
            en: "Enemy Fighters and an Elder stand beside your Home Village. Activate your Head Chieftain.",
            it: "Guerrieri nemici e un Anziano sono accanto al tuo Villaggio d’origine. Attiva il tuo Gran Capo.",
            pl: "Obok twojej Wioski macierzystej stoją wrodzy Wojownicy i Starszy. Aktywuj swojego Wodza Naczelnego.",
          },
          lit: ["hex:407", "hex:508"],
          clauses: ["TAH-LMOV-2", "TAH-DEF-6"],
          moves: [["activate", 1]],
          wrong: [ELDER_STAYS, EARLY_END],
        },
        {
          say: {
            en: "A side counts two Units in a combat. Fighters count 3: take them along.",
            it: "In un combattimento ogni parte conta due unità. I Guerrieri contano 3: prendili.",
            pl: "W walce strona liczy dwie jednostki. Wojownicy liczą się za 3: zabierz ich.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-DEF-2", "TAH-LCOM-6"],
          moves: [["take", "fighters"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "They come too, but begin with the strongest. One after the other.",
                it: "Vengono anche loro, ma comincia dal più forte. Uno dopo l’altro.",
                pl: "Oni też pójdą, ale zacznij od najsilniejszych. Jedni po drugich.",
              },
              clause: "TAH-LMOV-5",
            },
          ],
        },
        {
          say: {
            en: "Slingers count 2, and with them a third Unit could fight. Take them too.",
            it: "I Frombolieri contano 2, e con loro potrebbe combattere una terza unità. Prendi anche loro.",
            pl: "Procarze liczą się za 2, a z nimi mogłaby walczyć trzecia jednostka. Zabierz ich też.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-LCOM-6"],
          moves: [["take", "slingers"]],
          wrong: [
            {
              moves: [["take", "shaman"]],
              say: {
                en: "He comes too, but the Slingers are Units and count 2. First they.",
                it: "Viene anche lui, ma i Frombolieri sono unità e contano 2. Prima loro.",
                pl: "On też pójdzie, ale Procarze są jednostką i liczą się za 2. Najpierw oni.",
              },
              clause: "TAH-DEF-3",
            },
          ],
        },
        {
          say: {
            en: "Any number of Leaders fight along: the Chieftain adds 1, and so does the Shaman. Take him too.",
            it: "I capi combattono in qualsiasi numero: il Gran Capo aggiunge 1, e così lo Sciamano. Prendi anche lui.",
            pl: "Przywódców walczy dowolnie wielu: Wódz dodaje 1, Szaman też. Zabierz i jego.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-LCOM-7", "TAH-SHAM-1"],
          moves: [["take", "shaman"]],
        },
        {
          say: {
            en: "Whoever enters a hex with enemy Combat Units stops there and must attack. Step in.",
            it: "Chi entra in un esagono con unità combattenti nemiche si ferma lì e deve attaccare. Entra.",
            pl: "Kto wejdzie na heks z wrogimi jednostkami bojowymi, zatrzymuje się tam i musi atakować. Wejdź.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LMOV-12", "TAH-LCOM-2", "TAH-LZI-1", "TAH-GEO-7"],
          moves: [["step", 508]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "That leads away from the enemy, who would then stand between you and Paea. The fight is in the lit hex.",
                it: "Così ti allontani dal nemico, che resterebbe tra te e Paea. Lo scontro è nell’esagono illuminato.",
                pl: "To prowadzi od wroga, który stałby wtedy między tobą a Paea. Walka jest na podświetlonym heksie.",
              },
              clause: "TAH-LCOM-1",
            },
          ],
        },
        {
          say: {
            en: "His activation ended by itself. End the movement, and the combat phase begins.",
            it: "La sua attivazione è finita da sola. Finisci il movimento, e comincia la fase di combattimento.",
            pl: "Jego aktywacja skończyła się sama. Zakończ ruch, a zacznie się faza walki.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-SEQ-2", "TAH-LMOV-12"],
          moves: [["endMove"]],
          wrong: [ELDER_STAYS],
        },
      ],
    },
    {
      goal: { en: "Win the combat", it: "Vinci il combattimento", pl: "Wygraj walkę" },
      steps: [
        {
          say: {
            en: "Your Elder shares his hex with a single enemy Population: such a fight is optional. Leave it alone.",
            it: "Il tuo Anziano condivide l’esagono con una sola Popolazione nemica: uno scontro così è facoltativo. Lascialo perdere.",
            pl: "Twój Starszy stoi na heksie z jedną wrogą Ludnością: taka walka jest dobrowolna. Zrezygnuj z niej.",
          },
          lit: ["hex:406"],
          clauses: ["TAH-LCOM-3", "TAH-LMOV-13", "TAH-LCOM-4"],
          moves: [["skip", 406, 1]],
          wrong: [
            {
              moves: [["fight", 406]],
              say: {
                en: "You may, and 2 against 0 is good. But a tie goes to the defender, and one bad roll would drive your guard away.",
                it: "Puoi farlo, e 2 contro 0 è buono. Ma il pareggio va al difensore, e un brutto tiro caccerebbe la tua guardia.",
                pl: "Możesz, a 2 przeciw 0 to dobrze. Ale remis należy do obrońcy i jeden zły rzut przepędziłby twoją straż.",
              },
              clause: "TAH-LCOM-11",
              told: { kind: "fought", strengths: [2, 0] },
            },
            {
              moves: [["fight", 508]],
              say: {
                en: "You choose the order of your combats, and that one is certain to come. First settle the optional one.",
                it: "Scegli tu l’ordine dei combattimenti, e quello verrà di sicuro. Prima decidi quello facoltativo.",
                pl: "Kolejność walk wybierasz ty, a ta na pewno nastąpi. Najpierw rozstrzygnij dobrowolną.",
              },
              clause: "TAH-LCOM-1",
            },
          ],
        },
        {
          say: {
            en: "The other combat you must fight. Begin it.",
            it: "L’altro combattimento devi farlo. Comincialo.",
            pl: "Drugą walkę musisz stoczyć. Zacznij ją.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LCOM-2", "TAH-LCOM-8"],
          moves: [["fight", 508, 1]],
        },
        {
          say: {
            en: "A Shaman takes part only if you say so; on the losing side he is gone for two turns. Send him in: 7 against 4.",
            it: "Lo Sciamano partecipa solo se lo dici; dalla parte che perde sparisce per due turni. Mandalo: 7 contro 4.",
            pl: "Szaman bierze udział tylko, gdy tak postanowisz; jeśli jego strona przegra, znika na dwie tury. Wyślij go: 7 przeciw 4.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LCOM-7", "TAH-SHAM-1", "TAH-SHAM-2", "TAH-SHAM-3"],
          moves: [["shamanIn"]],
          wrong: [SHAMAN_OUT],
          luck: [2, 3, 2],
        },
        {
          say: {
            en: "The difference of 3 went onto your die: 2 and 3 make 5 against his 3. He lost by less than four and retreated one hex.",
            it: "La differenza di 3 è andata sul tuo dado: 2 e 3 fanno 5 contro il suo 3. Ha perso per meno di quattro e si è ritirato di un esagono.",
            pl: "Różnicę 3 dodano do twojej kości: 2 i 3 to 5 przeciw jego 3. Przegrał o mniej niż cztery i cofnął się o jeden heks.",
          },
          lit: ["hex:409", "hex:508"],
          clauses: ["TAH-LCOM-9", "TAH-LCOM-11", "TAH-LCOM-12", "TAH-LCOM-13"],
        },
      ],
    },
    {
      goal: {
        en: "Hold against the counter-attack",
        it: "Resisti al contrattacco",
        pl: "Wytrzymaj kontratak",
      },
      steps: [
        {
          say: {
            en: "In his own turn the enemy led his Fighters back into your hex. Now you are the defender.",
            it: "Nel suo turno il nemico ha riportato i Guerrieri nel tuo esagono. Ora il difensore sei tu.",
            pl: "W swojej kolejce wróg wprowadził Wojowników z powrotem na twój heks. Teraz ty się bronisz.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LZI-2", "TAH-LZI-3", "TAH-LCOM-1"],
          seat: 1,
          plays: [["endBuild"], ["activate", 9], ["take", "fighters"], ["step", 508], ["endMove"], ["fight", 508, 0]],
        },
        {
          say: {
            en: "The defender is asked for his Shaman too. Send him in again.",
            it: "Anche al difensore si chiede dello Sciamano. Mandalo di nuovo.",
            pl: "Obrońcę też pyta się o Szamana. Wyślij go znowu.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LCOM-7", "TAH-SHAM-4"],
          moves: [["shamanIn"]],
          wrong: [SHAMAN_OUT],
          luck: [4, 1, 3, 5, 2],
        },
        {
          say: {
            en: "He rolled 4, you 1 and 3 more: a tie, and ties go to the defender. So the Shaman was worth the whole combat.",
            it: "Lui ha tirato 4, tu 1 più 3: pareggio, e il pareggio va al difensore. Così lo Sciamano è valso l’intero combattimento.",
            pl: "On wyrzucił 4, ty 1 i jeszcze 3: remis, a remis należy do obrońcy. Tak więc Szaman był wart całej walki.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LCOM-11"],
        },
        {
          say: {
            en: "In jungle the defender adds 1 more, so attack on clear land where you can. A Village without defenders rolls with 0, but it rolls.",
            it: "Nella giungla il difensore aggiunge un altro 1, quindi attacca in terreno aperto se puoi. Un Villaggio senza difensori tira con 0, ma tira.",
            pl: "W dżungli obrońca dodaje jeszcze 1, więc atakuj, gdzie możesz, na otwartym terenie. Wioska bez obrońców rzuca z 0, ale rzuca.",
          },
          lit: ["hex:507", "hex:509", "hex:608"],
          clauses: ["TAH-LCOM-9", "TAH-LCOM-10", "TAH-VILL-10", "TAH-LCOM-15"],
        },
      ],
    },
  ],
  reached: { told: { kind: "fought", attacker: 1, defender: 0, hex: 508, winner: 0 } },
};
