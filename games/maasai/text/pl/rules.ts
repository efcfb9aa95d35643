import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "O co chodzi",
      body: [
        "Dwie lub trzy osoby wypasają zebu, kozy i owce. Wszystkie zwierzęta zaczynają w zagrodzie; kto wyprowadzi ostatnie, natychmiast wygrywa.",
        "Zwierzęta pasą się na ziemi, która rośnie z dokładanymi tarczami: na zamkniętych pastwiskach, których pilnuje wojownik lub chłopiec, i w bomach, które ogrodził wojownik.",
        "Jeśli tarcze skończą się, zanim jakaś zagroda opustoszeje, wygrywa, kto ma najwięcej zebu na stole, a potem kóz i owiec razem.",
      ],
    },
    {
      title: "Tarcze",
      body: [
        "![shields]",
        "Są tarcze szerokie i wąskie. Każda ma łatę ziemi w rogu 1, łatę w rogu 2 i środek między nimi; na niektórych szerokich tarczach środek składa się z dwóch połówek. Każdą tarczę przecinają dwa fundamenty: ogrodzenie 1 wokół rogu 1 i ogrodzenie 2 wokół rogu 2.",
        "Czerwona ziemia jest dla zebu i stają na niej wojownicy. Żółta jest dla kóz, zielona dla owiec; na obu stają chłopcy. Każda łata mieści jedno zwierzę, środek wąskiej tarczy dwa.",
        "Każdy zaczyna z ośmioma szerokimi i pięcioma wąskimi tarczami, czterema wojownikami i siedmioma chłopcami, a zwierząt każdego z trzech rodzajów ma {length, select, long {{players, select, 2 {20} 3 {14} other {20 (dwie osoby) albo 14 (trzy)}}} short {{players, select, 2 {14} 3 {10} other {14 (dwie osoby) albo 10 (trzy)}}} other {tyle samo}}.",
        "![parts]",
        "- 1 i 2: łaty przy rogu 1 i rogu 2",
        "- 3: środek",
        "- 4 i 5: fundamenty ogrodzenia 1 (kreski) i ogrodzenia 2 (kropki)",
        "- 6: miejsce na zwierzę",
        "| Ziemia | Zwierzę | Osoba |",
        "| czerwona | zebu | wojownik |",
        "| żółta | koza | chłopiec |",
        "| zielona | owca | chłopiec |",
      ],
    },
    {
      title: "Sześciokąt",
      body: [
        "![hexagon]",
        "Trzy tarcze leżą na stole od początku. Najpierw gracz 2, na końcu gracz 1, każdy może postawić na nich jedną osobę: na tarczy, na której nikt nie stoi, i na ziemi, której nikt nie zajął.",
      ],
    },
    {
      title: "Twoja tura",
      body: [
        "Tura ma dwie sekwencje, każda z trzech czynności:",
        "- zabierasz ludzi lub porzucasz bomy, jeśli chcesz;",
        "- dokładasz jedną tarczę z ręki, czego nie wolno pominąć, dopóki jakaś pasuje;",
        "- stawiasz na niej osobę albo budujesz bomę, którą zamknęła, jeśli chcesz.",
        "Dopóki nie zatwierdzisz tury, {liveTurns, select, true {możesz całą cofnąć, choć inni widzą ją w trakcie} other {nikt jej nie widzi i możesz całą cofnąć}}.",
      ],
    },
    {
      title: "Dokładanie tarczy",
      body: [
        "![matching]",
        "Cała krawędź przylega do całej krawędzi, a na każdej stykającej się krawędzi ogrodzenie 1 trafia na ogrodzenie 1, a ogrodzenie 2 na ogrodzenie 2. Kolory mogą się różnić. Tarcze można dowolnie obracać, nigdy odwracać, i nigdy się nie zakrywają.",
        "![gap]",
        "Gdy żadna tarcza z ręki nigdzie nie pasuje, odrzucasz jedną. Możesz zostawiać luki, w które nic nie wejdzie. Ziemi obok takiej luki nigdy nie da się zamknąć, chyba że odetnie ją ogrodzenie bomy.",
      ],
    },
    {
      title: "Zajmowanie",
      body: [
        "Osoba zajmuje całą połączoną ziemię jednego koloru. Na tarczy i na działce stoi najwyżej jedna osoba; nie można zająć ziemi już zajętej, leżącej wewnątrz bomy ani kiedyś przez ciebie porzuconej.",
        "Jeśli tarcza łączy ziemię kilku graczy, wszyscy wracają stamtąd do domu, a kto ją dołożył, może zająć połączoną ziemię. Jeśli łączy ziemię jednego gracza, zostaje osoba postawiona najwcześniej.",
      ],
    },
    {
      title: "Zamknięte pastwiska",
      body: [
        "![enclosure]",
        "Ziemia jest zamknięta, gdy ze wszystkich stron otaczają ją inne kolory lub zbudowane ogrodzenia. Brzeg układu się nie liczy. Gdy tylko zajęta ziemia zostanie zamknięta, zwierzęta właściciela wychodzą na wszystkie jej miejsca, ktokolwiek ją zamknął, a osoba zostaje z nimi.",
        "Gdy zwierząt brakuje, najpierw łaty środkowe, potem starsze tarcze. Miejsca pozostawione puste pozostają puste, dopóki tej ziemi nie zapełni się na nowo.",
      ],
    },
    {
      title: "Bomy",
      body: [
        "![ring]",
        "Jeśli dokładana tarcza zamyka ogrodzenie, wojownik z domu może je zbudować. Cudze zwierzęta z wnętrza wracają do domu, a twoje zajmują każde miejsce, każdy rodzaj na swoim kolorze, dopóki ich starcza. Wojownik zostaje do końca rundy; boma i jej zwierzęta zostają na zawsze.",
        "Nowe ogrodzenie tnie ziemię. Kto stoi na zewnątrz, zachowuje kawałek, na którym stoi, a zwierzęta z innych kawałków wracają do domu; kto wewnątrz, wraca do domu ze wszystkimi zwierzętami tej ziemi. Ziemia na zewnątrz, którą ogrodzenie zamknęło, staje się pastwiskiem.",
        "![decagon]",
        "Trzy, cztery lub pięć tarcz wokół rogu tworzy małą bomę. Duże wymagają dziesięciu lub więcej; co stoi wewnątrz, ustępuje tobie, oprócz innych bom. Tarcze dołożone później wewnątrz zapełnia właściciel bomy; nikogo tam nie można postawić ani niczego zbudować.",
      ],
    },
    {
      title: "Zabieranie",
      body: [
        "Zabrana osoba jest od razu w domu, ale ta ziemia jest dla ciebie zamknięta do końca gry. Zwierzęta z pastwiska wracają do domu ze swoją osobą.",
        "Bomę można porzucić tylko, dopóki jest w budowie. Jej zwierzęta wracają do domu, ogrodzenie znika, a ziemia po obu stronach znów się łączy.",
      ],
    },
    {
      title: "Rundy i koniec",
      body: [
        "Gdy każdemu zostaje jedna tarcza, budowniczowie wracają do domu, a ręce uzupełnia się do trzynastu. {players, select, 2 {Gra się cztery rundy.} 3 {Gra się trzy rundy; trzecia zaczyna się z dziewięcioma tarczami na osobę.} other {Dwie osoby grają cztery rundy, trzy osoby trzy, z których trzecia zaczyna się z dziewięcioma tarczami na osobę.}} W ostatniej rundzie ręce gra się do końca: ostatnia tura każdego ma jedną tarczę i jedną sekwencję.",
        "Gra kończy się natychmiast, gdy zagroda jest pusta, także w cudzej turze. Kilka pustych zagród naraz to remis. W przeciwnym razie kończy się, gdy wszystkie ręce są puste.",
      ],
    },
  ],
  glossary: [
    { term: "tarcza", meaning: "Szeroki lub wąski kawałek ziemi, który dokłada się na stół." },
    { term: "łata ziemi", meaning: "Jeden obszar ziemi na tarczy." },
    { term: "działka", meaning: "Cała połączona ziemia jednego koloru." },
    { term: "zamknięte pastwisko", meaning: "Działka zamknięta ze wszystkich stron." },
    { term: "wolna krawędź", meaning: "Krawędź tarczy, do której nic nie przylega." },
    { term: "martwa krawędź", meaning: "Wolna krawędź, do której nic już nie będzie pasować." },
    { term: "fundament ogrodzenia", meaning: "Przerywana linia na tarczy; tylko rysunek, dopóki nie powstanie boma." },
    { term: "boma", meaning: "Wnętrze zamkniętego ogrodzenia, które zbudował wojownik." },
    { term: "budowniczy", meaning: "Wojownik pracujący przy bomie do końca rundy." },
    { term: "zajęcie", meaning: "Osoba stojąca na działce lub pastwisku." },
    { term: "porzucić", meaning: "Zabrać osobę; ta ziemia jest potem dla ciebie zamknięta." },
    { term: "zagroda", meaning: "Gdzie czekają zwierzęta, których nie ma jeszcze na stole." },
    { term: "dom", meaning: "Zasób dla ludzi, zagroda dla zwierząt." },
    { term: "sekwencja", meaning: "Połowa tury: zabrać, dołożyć, działać." },
    { term: "runda", meaning: "Tury między dwoma uzupełnieniami rąk." },
  ],
  symbols: [
    { symbol: "zebu", word: "zebu" },
    { symbol: "goat", word: "koza" },
    { symbol: "sheep", word: "owca" },
    { symbol: "warrior", word: "wojownik" },
    { symbol: "boy", word: "chłopiec" },
    { symbol: "landR", word: "czerwona ziemia" },
    { symbol: "landY", word: "żółta ziemia" },
    { symbol: "landG", word: "zielona ziemia" },
    { symbol: "fence1", word: "ogrodzenie 1" },
    { symbol: "fence2", word: "ogrodzenie 2" },
  ],
};
