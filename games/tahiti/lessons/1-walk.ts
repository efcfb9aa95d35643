// The first turn: the Head Chieftain walks into a neutral Area with a Combat Unit, and a turn later it is his.
import type { Lesson, WrongTry } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { CONVERT, DONE, END_MOVE, WALK } from "./answers.ts";

const STEP_ALONE: WrongTry = {
  moves: [["step"]],
  say: {
    en: "He would leave somebody behind whom he needs. Take them along first: picking up costs nothing.",
    it: "Lascerebbe indietro qualcuno di cui ha bisogno. Prima prendilo con sé: raccogliere non costa nulla.",
    pl: "Zostawiłby kogoś, kogo potrzebuje. Najpierw go zabierz: zabieranie nic nie kosztuje.",
  },
  clause: "TAH-LMOV-9",
};

const OTHER_HEX: WrongTry = {
  moves: [["place", "population"]],
  say: {
    en: "Any hex of the Area is allowed, but here another one is more use. Take the lit hex.",
    it: "Ogni esagono del Distretto è ammesso, ma qui un altro è più utile. Scegli l’esagono illuminato.",
    pl: "Dozwolony jest każdy heks Dystryktu, ale tu bardziej przyda się inny. Wybierz podświetlony heks.",
  },
  clause: "TAH-CTRL-2",
};

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    arrange: {
      pieces: [
        [0, 407, "chieftain", "fighters", "shaman"],
        [0, 406, "population*2"],
        [1, 1310, "fighters", "shaman", "population*2"],
      ],
      step: "movement",
    },
  },
  wrong: [CONVERT, END_MOVE, WALK],
  parts: [
    {
      goal: {
        en: "Lead your people into Paea",
        it: "Guida la tua gente a Paea",
        pl: "Poprowadź swoich ludzi do Paea",
      },
      steps: [
        {
          say: {
            en: "Only the Head Chieftain makes neutral Areas yours, so he shall walk. Activate him in your Home Village.",
            it: "Solo il Gran Capo rende tuoi i Distretti neutrali, quindi deve camminare. Attivalo nel tuo Villaggio d’origine.",
            pl: "Tylko Wódz Naczelny zdobywa neutralne Dystrykty, więc to on ruszy w drogę. Aktywuj go w Wiosce macierzystej.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-LMOV-1", "TAH-LMOV-2", "TAH-DEF-4", "TAH-COMP-2", "TAH-SETUP-5", "TAH-SETUP-7"],
          moves: [["activate", 1]],
        },
        {
          say: {
            en: "Other pieces do not move by themselves: he carries up to three Units. Take the Fighters along.",
            it: "Le altre pedine non si muovono da sole: lui porta fino a tre unità. Prendi i Guerrieri.",
            pl: "Inne żetony nie ruszają się same: on prowadzi do trzech jednostek. Zabierz Wojowników.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-LMOV-5", "TAH-LMOV-9", "TAH-DEF-1", "TAH-DEF-2"],
          moves: [["take", "fighters"]],
          wrong: [
            STEP_ALONE,
            DONE,
            {
              moves: [["take", "shaman"]],
              say: {
                en: "The Shaman comes along too, but he is no Combat Unit. First the Fighters.",
                it: "Anche lo Sciamano viene, ma non è un’unità combattente. Prima i Guerrieri.",
                pl: "Szaman też pójdzie, ale nie jest jednostką bojową. Najpierw Wojownicy.",
              },
              clause: "TAH-DEF-3",
            },
          ],
        },
        {
          say: {
            en: "Leaders never count against the limit, and the Shaman moves only with the Head Chieftain. Take him along too.",
            it: "I capi non contano mai per il limite, e lo Sciamano si muove solo col Gran Capo. Prendi anche lui.",
            pl: "Przywódcy nigdy nie wliczają się do limitu, a Szaman porusza się tylko z Wodzem Naczelnym. Zabierz i jego.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-DEF-3", "TAH-LMOV-6", "TAH-LMOV-8"],
          moves: [["take", "shaman"]],
          wrong: [STEP_ALONE, DONE],
        },
        {
          say: {
            en: "He has four movement points, and a clear hex costs one. Step into the lit hex in Paea, which belongs to nobody.",
            it: "Ha quattro punti movimento, e un esagono aperto ne costa uno. Entra nell’esagono illuminato a Paea, che non è di nessuno.",
            pl: "Ma cztery punkty ruchu, a heks otwarty kosztuje jeden. Wejdź na podświetlony heks w Paea, które nie należy do nikogo.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LMOV-3", "TAH-LMOV-4", "TAH-GEO-2", "TAH-COMP-8"],
          moves: [["step", 508]],
          wrong: [
            {
              moves: [["step", [506, 507]]],
              say: {
                en: "That is jungle: it costs two points and lies outside Paea. The lit hex is clear land.",
                it: "Quella è giungla: costa due punti ed è fuori da Paea. L’esagono illuminato è terreno aperto.",
                pl: "To dżungla: kosztuje dwa punkty i leży poza Paea. Podświetlony heks to teren otwarty.",
              },
              clause: "TAH-LMOV-4",
            },
            {
              moves: [["step"]],
              say: {
                en: "That hex is still in your Home Area, which you control already. Paea lies on the other side.",
                it: "Quell’esagono è ancora nel tuo Distretto d’origine, che già controlli. Paea è dall’altra parte.",
                pl: "Ten heks leży jeszcze w twoim Dystrykcie macierzystym, który już kontrolujesz. Paea jest po drugiej stronie.",
              },
              clause: "TAH-SETUP-5",
            },
            DONE,
          ],
        },
        {
          say: {
            en: "You are in Paea, with a Combat Unit and no enemy near. Three points are left and will be lost: end his activation.",
            it: "Sei a Paea, con un’unità combattente e senza nemici vicini. Restano tre punti, che andranno persi: finisci la sua attivazione.",
            pl: "Jesteś w Paea, z jednostką bojową i bez wroga w pobliżu. Zostały trzy punkty, które przepadną: zakończ jego aktywację.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LMOV-3", "TAH-CTRL-1", "TAH-LMOV-11"],
          moves: [["done"]],
          wrong: [
            {
              moves: [["step", [407, 507]]],
              say: {
                en: "That leads back into your Home Area, and an Area is gained only by who stands in it. End here, in Paea.",
                it: "Così torni nel tuo Distretto d’origine, e un Distretto lo ottiene solo chi ci sta. Fermati qui, a Paea.",
                pl: "To prowadzi z powrotem do Dystryktu macierzystego, a Dystrykt zdobywa tylko ten, kto w nim stoi. Zostań tu, w Paea.",
              },
              clause: "TAH-CTRL-1",
            },
            {
              moves: [["step"]],
              say: {
                en: "He has points enough, but going on gains nothing: one hex of Paea is as good as another. End here, near your Home Village.",
                it: "Ha punti a sufficienza, ma proseguire non porta nulla: un esagono di Paea vale l’altro. Fermati qui, vicino al tuo villaggio.",
                pl: "Punktów mu wystarczy, ale dalsza droga nic nie daje: każdy heks Paea jest równie dobry. Zostań tu, blisko swojej wioski.",
              },
              clause: "TAH-CTRL-1",
            },
            {
              moves: [["drop"]],
              say: {
                en: "They would stay in this hex anyway when he stops. Putting down is for those who shall not go further.",
                it: "Restano comunque in questo esagono quando lui si ferma. Si lascia giù chi non deve andare oltre.",
                pl: "I tak zostaną na tym heksie, gdy on się zatrzyma. Odstawia się tych, którzy nie mają iść dalej.",
              },
              clause: "TAH-LMOV-9",
            },
          ],
        },
      ],
    },
    {
      goal: {
        en: "Send Population into the jungle",
        it: "Manda Popolazione nella giungla",
        pl: "Wyślij Ludność do dżungli",
      },
      steps: [
        {
          say: {
            en: "Population is the other piece that moves by itself, with three movement points. Let one walk from the lit hex.",
            it: "La Popolazione è l’altra pedina che si muove da sola, con tre punti movimento. Fanne camminare una dall’esagono illuminato.",
            pl: "Ludność to drugi żeton, który porusza się sam, z trzema punktami ruchu. Niech jedna wyruszy z podświetlonego heksu.",
          },
          lit: ["hex:406"],
          clauses: ["TAH-PMOV-1", "TAH-LMOV-2"],
          moves: [["walk", 406]],
        },
        {
          say: {
            en: "The jungle behind your Home Village has wood. First step into the village: one point.",
            it: "La giungla dietro il tuo Villaggio d’origine ha legname. Prima entra nel villaggio: un punto.",
            pl: "W dżungli za twoją Wioską macierzystą jest drewno. Najpierw wejdź do wioski: jeden punkt.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-PMOV-1", "TAH-LMOV-11"],
          moves: [["step", 407]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "That leads away into Faaa, which is not yours yet. The wood you want lies behind your village.",
                it: "Quello porta via, a Faaa, che non è ancora tuo. Il legname che vuoi è dietro il tuo villaggio.",
                pl: "To prowadzi do Faaa, które jeszcze nie jest twoje. Potrzebne drewno jest za twoją wioską.",
              },
              clause: "TAH-SETUP-5",
            },
          ],
        },
        {
          say: {
            en: "Jungle costs two points, just what is left. Step in: next turn a Big Log can be cut there.",
            it: "La giungla costa due punti, proprio quelli rimasti. Entra: il prossimo turno lì si può tagliare un Grande tronco.",
            pl: "Dżungla kosztuje dwa punkty, akurat tyle zostało. Wejdź: w następnej turze można tam ściąć Wielką kłodę.",
          },
          lit: ["hex:507"],
          clauses: ["TAH-LMOV-4", "TAH-BUILD-16"],
          moves: [["step", 507]],
          wrong: [
            DONE,
            {
              moves: [["step", 506]],
              say: {
                en: "That jungle lies in Faaa, across the border. The lit one is in your own Area.",
                it: "Quella giungla è a Faaa, oltre il confine. Quella illuminata è nel tuo Distretto.",
                pl: "Ta dżungla leży w Faaa, za granicą. Podświetlona jest w twoim Dystrykcie.",
              },
              clause: "TAH-COMP-8",
            },
            {
              moves: [["step"]],
              say: {
                en: "On clear land there is no wood to cut. The jungle is one step away.",
                it: "Su terreno aperto non c’è legname da tagliare. La giungla è a un passo.",
                pl: "Na terenie otwartym nie ma czego ścinać. Dżungla jest o krok.",
              },
              clause: "TAH-BUILD-16",
            },
          ],
        },
        {
          say: {
            en: "The other Population stays. End your movement: nobody is there to fight, so your turn ends with it.",
            it: "L’altra Popolazione resta. Finisci il movimento: non c’è nessuno da combattere, e così finisce anche il turno.",
            pl: "Druga Ludność zostaje. Zakończ ruch: nie ma z kim walczyć, więc kończy się też twoja tura.",
          },
          lit: ["hex:406"],
          clauses: ["TAH-SEQ-2", "TAH-LCOM-1"],
          moves: [["endMove"]],
          wrong: [
            {
              moves: [["walk"]],
              say: {
                en: "It may walk as well, but one log is enough to cut next turn. At the coast it is at hand for the next build.",
                it: "Può camminare anch’essa, ma il prossimo turno basta tagliare un tronco. Sulla costa è pronta per la prossima costruzione.",
                pl: "Też może iść, ale w następnej turze wystarczy ściąć jedną kłodę. Na wybrzeżu jest pod ręką na następną budowę.",
              },
              clause: "TAH-PMOV-1",
            },
          ],
        },
        {
          say: {
            en: "Your enemy far in the east waited. Then a new game turn began: both rolled for the initiative, you 6 and he 3.",
            it: "Il tuo nemico, lontano a est, ha aspettato. Poi è cominciato un nuovo turno di gioco: avete tirato per l’iniziativa, tu 6 e lui 3.",
            pl: "Twój wróg daleko na wschodzie czekał. Potem zaczęła się nowa tura gry: rzuciliście o inicjatywę, ty 6, on 3.",
          },
          lit: ["seat:1"],
          clauses: ["TAH-SEQ-1", "TAH-INIT-1", "TAH-DEF-6", "TAH-SETUP-2"],
          seat: 1,
          plays: [["endBuild"], ["endMove"]],
          luck: [6, 3],
        },
      ],
    },
    {
      goal: { en: "Make Paea yours", it: "Conquista Paea", pl: "Zdobądź Paea" },
      steps: [
        {
          say: {
            en: "Whoever wins the initiative says who goes first. Go first yourself.",
            it: "Chi vince l’iniziativa dice chi comincia. Comincia tu.",
            pl: "Kto wygra inicjatywę, mówi, kto zaczyna. Zacznij ty.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-INIT-5", "TAH-INIT-2", "TAH-INIT-4"],
          moves: [["order", 0]],
          wrong: [
            {
              moves: [["order", 1]],
              say: {
                en: "Going last has its uses, but then Paea is yours only after your enemy’s turn. Go first.",
                it: "Giocare per ultimi ha i suoi vantaggi, ma allora Paea è tuo solo dopo il turno del nemico. Comincia tu.",
                pl: "Granie na końcu ma zalety, ale wtedy Paea będzie twoje dopiero po turze wroga. Zacznij ty.",
              },
              clause: "TAH-INIT-5",
              told: { kind: "playerTurnBegan", seat: 1 },
            },
          ],
        },
        {
          say: {
            en: "Your Chieftain and a Combat Unit stood in Paea when this phase began. End construction, and the Area is yours.",
            it: "Il tuo Gran Capo e un’unità combattente erano a Paea all’inizio di questa fase. Finisci la costruzione, e il Distretto è tuo.",
            pl: "Twój Wódz i jednostka bojowa stali w Paea na początku tej fazy. Zakończ budowę, a Dystrykt będzie twój.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-CTRL-1", "TAH-CTRL-6", "TAH-SEQ-3", "TAH-BUILD-1"],
          moves: [["endBuild"]],
          wrong: [
            {
              moves: [["harvest"]],
              say: {
                en: "A Big Log would be a good thing to have, and the next lesson is about it. Here end construction to gain Paea.",
                it: "Un Grande tronco sarebbe utile, e ne parla la prossima lezione. Qui finisci la costruzione per ottenere Paea.",
                pl: "Wielka kłoda by się przydała i o niej jest następna lekcja. Tu zakończ budowę, by zdobyć Paea.",
              },
              clause: "TAH-BUILD-16",
            },
          ],
        },
        {
          say: {
            en: "A neutral Area brings three Population, anywhere in it. Put the first where your Chieftain stands.",
            it: "Un Distretto neutrale porta tre Popolazione, ovunque al suo interno. Metti la prima dov’è il tuo Gran Capo.",
            pl: "Neutralny Dystrykt daje trzy Ludności, gdziekolwiek w nim. Pierwszą postaw tam, gdzie stoi twój Wódz.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-CTRL-2"],
          moves: [["place", "population", 508]],
          wrong: [OTHER_HEX],
        },
        {
          say: {
            en: "The second goes into the jungle, to cut wood for a Village later. Any of the lit hexes will do.",
            it: "La seconda va nella giungla, per tagliare più tardi legname per un Villaggio. Va bene uno qualsiasi degli esagoni illuminati.",
            pl: "Druga idzie do dżungli, by później ścinać drewno na Wioskę. Wystarczy którykolwiek z podświetlonych heksów.",
          },
          lit: ["hex:509", "hex:608"],
          clauses: ["TAH-CTRL-2", "TAH-BUILD-16"],
          moves: [["place", "population", [509, 608]]],
          wrong: [OTHER_HEX],
        },
        {
          say: {
            en: "Put the third beside the first. Then a die is rolled, and an even number brings a Clan Elder.",
            it: "Metti la terza accanto alla prima. Poi si tira un dado, e un numero pari porta un Anziano del clan.",
            pl: "Trzecią postaw obok pierwszej. Potem rzuca się kością, a liczba parzysta daje Starszego klanu.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-CTRL-3", "TAH-ELD-1", "TAH-SETUP-9"],
          moves: [["place", "population", 508]],
          wrong: [OTHER_HEX],
          luck: [4, 5],
        },
        {
          say: {
            en: "A 4: an Elder has joined you, a commander of leadership 2. Put him beside your Chieftain.",
            it: "Un 4: un Anziano si è unito a te, un comandante con comando 2. Mettilo accanto al tuo Gran Capo.",
            pl: "Czwórka: dołączył Starszy klanu, dowódca o zdolności dowodzenia 2. Postaw go obok Wodza.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-CTRL-3", "TAH-COMP-3", "TAH-DEF-8"],
          moves: [["place", "elder", 508]],
          wrong: [
            {
              moves: [["place", "elder"]],
              say: {
                en: "He may stand anywhere in the Area, but alone he has nobody to lead. Your people are in the lit hex.",
                it: "Può stare ovunque nel Distretto, ma da solo non ha nessuno da guidare. La tua gente è nell’esagono illuminato.",
                pl: "Może stać gdziekolwiek w Dystrykcie, ale sam nie ma kogo prowadzić. Twoi ludzie są na podświetlonym heksie.",
              },
              clause: "TAH-CTRL-3",
            },
          ],
        },
        {
          say: {
            en: "Paea stays yours even when everybody leaves it, until an enemy takes it. Whoever has come may already move this turn: on to the next Area!",
            it: "Paea resta tuo anche se tutti lo lasciano, finché un nemico non lo prende. Chi è arrivato può già muoversi in questo turno: avanti col prossimo Distretto!",
            pl: "Paea zostaje twoje, nawet gdy wszyscy odejdą, aż zajmie je wróg. Nowo przybyli mogą się ruszyć już w tej turze: naprzód do następnego Dystryktu!",
          },
          lit: ["hex:508"],
          clauses: ["TAH-CTRL-4", "TAH-CTRL-7", "TAH-CTRL-8", "TAH-VIC-1"],
        },
      ],
    },
  ],
  reached: { told: { kind: "areaGained", seat: 0, area: "paea" } },
};
