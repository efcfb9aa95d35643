import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "O co chodzi",
      body: [
        "Od dwóch do pięciu plemion ptaków zasiedla dwanaście terytoriów wyspy. Ssaki zza morza najeżdżają ją, terytorium po terytorium, a pośrodku pomrukuje wulkan.",
        "Punkty daje pierwsze lub drugie miejsce w liczbie znaczników na terytoriach, ssaki pokonane i te, którym sprzedano ziemię, oraz niektóre żetony liderów. Okresy są dwa; wygrywa ten, kto po drugim ma najwięcej punktów.",
      ],
    },
    {
      title: "Wyspa",
      body: [
        "![map]",
        "Każde terytorium ma numer, typ terenu i dwie wartości. Numery to droga ssaków: zawsze zajmują najniższy numer, który nie jest zamknięty.",
        "Na początku na każdym terytorium leży żeton lidera. Każdy gracz ma 16 ptaków i 4 liderów.",
      ],
    },
    {
      title: "Karty i symbole",
      body: [
        "![birds]",
        "Na początku okresu każdy dostaje dziewięć kart ptaków, które muszą starczyć na siedem rund. Osiem rodzajów ptaków ma cztery rodzaje symboli:",
        "- ptak: umieszczanie ptaków",
        "- walka: pokonywanie ssaków w ataku i obronie",
        "- honor: umieszczanie liderów, sprzedaż ziemi",
        "- Karakia: kupno kafelków Karakii",
        "Karta płaci za jedną rzecz{sharedIconsInAttack, select, on {, ale użyta do walki w ataku daje też swoje ptaki} off {} other { (przy niektórych stołach karty użyte do walki w ataku dają też swoje ptaki)}}. Niepotrzebne symbole przepadają.{openHands, select, on { Przy tym stole wszystkie ręce są odkryte.} other {}}",
      ],
    },
    {
      title: "Runda",
      body: [
        "![terrain]",
        "- {terrainReveal, select, oneByOne {Odsłania się i wykonuje dwie karty terenu, jedną po drugiej} other {Odsłania się dwie karty terenu i wykonuje je, najpierw lewą}}.",
        "- Potem każdy ma jedną turę, zgodnie z ruchem wskazówek od pierwszego gracza.",
        "- Potem żeton pierwszego gracza idzie do następnego.",
        "Karta terenu sprowadza jedną lub dwie karty ssaków, każe najechać wszystkim czekającym ssakom jednego rodzaju albo podnosi wulkan. Jej typ terenu mówi, gdzie w tej rundzie można działać.",
      ],
    },
    {
      title: "Ssaki",
      body: [
        "![invasion]",
        "Szczury, oposy i psy czekają, aż przyjdzie karta terenu ich rodzaju. Łasice najeżdżają zaraz po dobraniu.",
        "Każdy najeźdźca idzie na najniższe terytorium bez kafelka ssaka i twierdzy. Gdy wszystkie są zamknięte, z wyspy znikają wszystkie twierdze i szuka się od nowa. Jeśli nadal nie ma terytorium, odrzuca się wszystkie czekające karty tego rodzaju albo samą łasicę.",
        "Kto ma tam znaczniki, może się bronić, najpierw ten z największą ich liczbą; przy remisie ten, kto ma tam lidera, a bez lidera ten, kto siedzi najbliżej pierwszego gracza. Jeden gracz musi zapłacić całą wartość walki. Obrońca bierze kafelek ssaka na punkty, a na terytorium staje twierdza.",
        "Jeśli nikt się nie obroni, wszystkie znaczniki wracają do właścicieli, żeton lidera przepada, a ssak zostaje.",
        "{tileSupplyLimited, select, on {Przy tym stole liczba wydrukowanych kafelków ssaków to limit: najeźdźca, dla którego zabrakło kafelka, zostaje odrzucony i nie można mu sprzedać ziemi.} other {}}",
      ],
    },
    {
      title: "Twoja tura",
      body: [
        "Wykonaj jedną akcję albo spasuj. Pierwsze cztery wymagają terytorium, którego teren leży na karcie terenu:",
        "- Umieść ptaki: tyle, ile symboli ptaka zapłacisz, na otwartym terytorium.",
        "- Umieść lidera: 2 honoru, tam gdzie masz ptaka, nikt nie ma więcej ptaków i nie ma lidera. Bierzesz też żeton lidera; jego symboli używa się od następnej rundy.",
        "- Zaatakuj: zapłać wartość walki ssaka, który najechał terytorium. Bierzesz jego kafelek, możesz umieścić ptaki, a na terytorium staje twierdza.",
        "- Sprzedaj ziemię: czekającemu ssakowi, tam gdzie masz znacznik.",
        "- Kup kafelki Karakii: jeden albo dwa różnych rodzajów.",
        "Turę kończysz sam; do tej chwili, dopóki nie odsłonięto nic nowego, możesz wszystko cofnąć.",
      ],
    },
    {
      title: "Sprzedaż ziemi",
      body: [
        "![sale]",
        "Cena to honor ssaka plus jeden za każde terytorium sprzedane wcześniej przez kogokolwiek. Bierzesz kartę ssaka na punkty w tym okresie.",
        "Zostaje jeden twój znacznik, ptak, jeśli go masz; pozostałe twoje ptaki i wszyscy liderzy wracają. Ptaki innych zostają. Żeton lidera i twierdza znikają.",
        "Sprzedana ziemia jest zamknięta do końca gry i punktuje w każdym okresie. Znaczniki zmienia tam tylko kafelek „przesuń ptaki”{moveIntoSold, select, off {, i to tylko wyprowadzając ptaki} other {}}; na 12 także erupcja.",
      ],
    },
    {
      title: "Kafelki Karakii",
      body: [
        "![karakia]",
        "- Dobierz jedną kartę, wymień trzy karty: {offTurnKarakia, select, off {przy własnych decyzjach} other {w każdej chwili, także gdy decydują inni}}. Karty odrzucane przy wymianie wybiera się od razu; wszyscy na nie czekają.",
        "- Dwie walki: w ataku lub obronie.",
        "- Dowolne terytorium, przesuń ptaki, połóż twierdzę: czerwone, tylko we własnej turze.",
        "Kafelka nie używa się w {karakiaLock, select, round {rundzie} other {turze}} zakupu. Użyte kafelki wracają na swój stos.",
      ],
    },
    {
      title: "Wulkan",
      body: [
        "![volcano]",
        "Każdy krok obniża obie wartości terytorium 12. Na szczycie wulkan wybucha: wszystko z 12 znika i nic już tam nie trafi. Dotyczy to też sprzedanej ziemi: kafelek i znaczniki znikają, ale kto ją sprzedał, zachowuje kartę ssaka.",
      ],
    },
    {
      title: "Punktowanie",
      body: [
        "![scoring]",
        "Na każdym terytorium, które nie jest najechane ani po erupcji, najwięcej znaczników daje wyższą wartość, drugie miejsce niższą. Liderzy liczą się jako znaczniki.",
        "Przy remisie o pierwsze miejsce wyższą wartość bierze właściciel lidera, a pozostali remisujący dzielą niższą. Gdy żaden z nich nie ma lidera, dzielą wyższą, a niższą bierze następna liczba znaczników. Zaokrągla się w dół.",
        "Ssaki pokonane i te, którym sprzedano ziemię w tym okresie, dają punkty raz; żetony liderów z punktami punktują i znikają.",
        "Po pierwszym okresie odrzuca się karty z ręki i usuwa twierdze. Cała reszta zostaje.",
        "Przy remisie na koniec wygrywa więcej znaczników na planszy; potem zwycięstwo jest wspólne.",
      ],
    },
    {
      title: "Dwóch graczy",
      body: [
        "![neutral]",
        "Dochodzi neutralny kolor. Po każdej turze gracz rzuca kostką dwunastościenną i dodaje neutralnego ptaka na wyrzuconym terytorium{neutralPlacement, select, rolledOnly {} other { lub sąsiednim}}; albo, tam lub na sąsiednim o aktywnym terenie, dwa ptaki bądź neutralnego lidera według zwykłych zasad.",
        "Neutralne znaczniki liczą się jak znaczniki trzeciego gracza. Neutralny kolor nigdy się nie broni. {neutralScoring, select, on {Jego punkty się zapisuje i na koniec zajmuje on miejsce.} off {Jego punktów się nie zapisuje.} other {O zapisywaniu jego punktów decyduje stół.}}",
      ],
    },
    {
      title: "Dwie instrukcje, kilka odczytań",
      body: [
        "Instrukcja angielska i polska miejscami się różnią, a obie coś przemilczają. Wybór dają opcje stołu; na początku obowiązuje tekst angielski.",
        "- Kupione kafelki Karakii czekają do końca tury (angielska) albo rundy (polska).",
        "- Pojedynczy neutralny ptak idzie na wyrzucone terytorium lub sąsiednie (angielska) albo tylko na wyrzucone (polska).",
        "- Dla szybkiej gry na żywo można wyłączyć kafelki, gdy decydują inni.",
        "Większości liczb z kart, kafelków i mapy nie udało się ustalić i są odtworzone; można je poprawić innym zestawem komponentów.",
      ],
    },
  ],
  glossary: [
    { term: "Terytorium", meaning: "Jedna z dwunastu ponumerowanych części wyspy." },
    { term: "Typ terenu", meaning: "Przybrzeżny, łąki, las, góry albo wulkan." },
    { term: "Aktywny", meaning: "O typie terenu, który leży na jednej z kart terenu tej rundy." },
    { term: "Otwarte", meaning: "Bez kafelka ssaka i bez erupcji." },
    { term: "Najechane", meaning: "Zajęte przez ssaka, kafelek leży stroną walki." },
    { term: "Sprzedane", meaning: "Oddane ssakowi, kafelek leży stroną sprzedaży; zamknięte do końca gry." },
    { term: "Po erupcji", meaning: "Terytorium 12, gdy wulkan doszedł na szczyt." },
    { term: "Ptak", meaning: "Jeden z twoich 16 znaczników ptaków." },
    { term: "Lider", meaning: "Jeden z twoich 4 znaczników liderów; wygrywa remisy o pierwsze miejsce." },
    { term: "Znacznik", meaning: "Ptak albo lider na planszy." },
    { term: "Zasoby", meaning: "Twoje znaczniki, których nie ma na planszy." },
    { term: "Żeton lidera", meaning: "Premia na terytorium dla pierwszego lidera: symbole do użycia raz albo punkty." },
    { term: "Kafelek Karakii", meaning: "Kupiony kafelek ze zdolnością. Karakia to maoryskie śpiewy obrzędowe." },
    { term: "Czerwony kafelek", meaning: "Kafelek Karakii tylko na turę właściciela." },
    {
      term: "Twierdza",
      meaning:
        "Nie wpuszcza najeźdźców aż do końca okresu albo do chwili, gdy wszystko jest zamknięte i twierdze znikają.",
    },
    { term: "Pola ssaków", meaning: "Gdzie czekają dobrane szczury, oposy i psy." },
    { term: "Kafelek ssaka", meaning: "Oznacza najechane lub sprzedane terytorium; bierze go ten, kto pokona ssaka." },
    { term: "Inwazja", meaning: "Ssak zajmuje najniższe niezamknięte terytorium, jeśli nikt go nie obroni." },
    { term: "Obrona", meaning: "Zapłata wartości walki, gdy twoje terytorium jest najeżdżane." },
    { term: "Okres", meaning: "Połowa gry: siedem rund i punktowanie." },
    { term: "Pierwszy gracz", meaning: "Kto zaczyna rundę; po każdej żeton idzie dalej." },
    { term: "Wyższa i niższa wartość", meaning: "Dwie liczby terytorium za pierwsze i drugie miejsce." },
    { term: "Neutralny kolor", meaning: "Trzeci, niczyj kolor w grze dwuosobowej." },
    { term: "Sąsiednie", meaning: "Terytorium ze wspólną granicą." },
    { term: "Orzeł Haasta", meaning: "Olbrzymi orzeł z Nowej Zelandii, wymarły około sześciuset lat temu: wojownik." },
    { term: "Kākāpō", meaning: "Ciężka nocna papuga, która nie lata: szanowany osadnik." },
    { term: "Kea", meaning: "Górska papuga: sprytny rabuś." },
    { term: "Kiwi", meaning: "Płochliwy ptak honoru, z odrobiną Karakii." },
    { term: "Moa", meaning: "Wielki wymarły ptak: wszystkiego po trochu." },
    { term: "Ruru", meaning: "Mała sowa, sowica ciemnolica: mistyk." },
    { term: "Pūkeko", meaning: "Modrzyk, którego wszędzie pełno." },
    { term: "Tūī", meaning: "Kłótliwy śpiewak z białym pęczkiem piór." },
  ],
};
