// Everyday words and what rules call the same, for every game; a game's own stand in its `lookup.<language>.ts`.
// One group a line: words that may stand for each other, phrases with "_" between their words.
import type { Language } from "../language.ts";

const groups = (lines: string): string[][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));

export const everyday: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: groups(`
    tie draw equal tied deadlock even_score same_score share_victory wins_together
    win victory triumph succeed best_result highest_total most_points
    lose defeat loser beaten
    end finish over last stop game_over
    start begin beginning first setup set-up commence opening
    first_player starting_player starter begins
    pass skip nothing decline do_nothing
    turn go move_order
    attack fight combat battle assault war hit strike
    defend defence protect resist guard
    flee retreat run_away escape withdraw
    chase pursue pursuit follow hunt
    capture catch captive prisoner imprison
    kill die death dead execute eliminate
    move walk go travel march step sail advance
    sea water ocean offshore
    ship boat vessel canoe
    buy purchase acquire
    pay cost price expensive cheap spend fee charge
    free gratis without_payment no_cost
    take pick grab collect
    put place lay set position
    remove take_away discard throw_away dispose trash throw
    give donate gift trade swap exchange
    rotate turn spin orient
    flip turn_over upside_down
    neighbour adjacent next_to beside bordering touching
    border edge rim boundary side
    empty vacant free_space unoccupied
    full complete filled
    secret hidden private conceal unseen known open public visible see look
    supply stock bank reserve pool
    deck pile stack
    points score scoring worth value
    penalty minus negative costs_a_point lose_points
    player people person persons participant
    undo take_back revert cancel
    bonus extra additional adds
    limit maximum most at_most
    number count many
    square cell field space
    alone solo solitaire single_player one_player
    build construct make create produce
    troops soldiers army units
    chief leader boss commander chieftain king
    refill replace replenish fill
    immediately at_once right_away straight_away
    later afterwards again
    refuse decline
    wood timber log
    forest jungle
    conquer gain take_over control occupy seize
    majority most
    round lap
    hand cards
    back return come_back
    die dice roll
    card cards
    draw drawn
    agree agreement consent settle
    strong strength power powerful force
    big large size great many
    alone lone lonely on_his_own by_himself without_company
    drown sink shipwreck
    hole gap opening
    need require requirement condition necessary
    identical alike same equal
    destroy demolish break dismantle raze ruin pull_down
    steal rob seize snatch
    expel drive kick send_home send_back oust
    trap surround shut_in enclose block stuck
    arrive come reach appear
    own owner belong possess
    order sequence
    result outcome
    reward benefit receive profit
    maximum at_most limit
    stay remain keep
    reuse use_again
    kind type sort
    reroll roll_again
    tile piece counter
    mind decide choose decision choice
    identify recognise
    spot place
  `),
  it: groups(`
    pareggio parita pari patta ex_aequo insieme
    vincere vittoria vince vincitore
    perdere perde sconfitta sconfitto perdente battuto
    fine finire finisce termina terminare concludere ultimo
    inizio iniziare cominciare comincia inizia primo partenza
    passare saltare nulla niente
    turno giro mano
    attaccare combattere combattimento battaglia assalto lotta
    difendere difesa difensore proteggere
    fuggire ritirarsi ritirata scappare fuga
    inseguire inseguimento seguire
    catturare cattura prigioniero preso
    uccidere morte morto morire ucciso esecuzione
    muovere movimento spostare camminare andare passo avanzare viaggiare
    mare acqua
    nave barca canoa imbarcazione
    comprare acquistare acquisto
    pagare costo costa prezzo caro spesa spendere pagamento
    gratis gratuito libero senza_pagare
    prendere presa preso raccogliere pescare
    mettere piazzare posare collocare porre posizionare
    togliere rimuovere scartare buttare_via buttare eliminare
    regalare dare donare scambiare cedere
    girare ruotare voltare capovolgere
    vicino adiacente accanto confinante
    bordo margine confine lato orlo
    vuoto libero
    pieno completo
    segreto nascosto privato coperto pubblico vista vedere scoperto mostrare
    riserva scorta deposito banca
    mazzo pila
    punti punteggio valere vale valore conteggio segnare
    penalita malus meno perde
    giocatore persona giocatori
    annullare riprendere tornare_indietro ritirare
    bonus aggiunge vantaggio
    limite massimo
    numero quanti
    casella spazio cella
    solo solitario da_soli
    costruire costruzione fare creare fabbricare
    soldati truppe esercito unita
    capo comandante re
    sostituire riempire rifornire rimpiazzare
    subito immediatamente
    dopo poi tardi successivo
    indietro tornare ritorno
    legno legname tronco
    bosco foresta giungla
    conquistare prendere guadagnare controllare occupare ottenere
    maggioranza piu
    round giro manche
    dado tiro lancio
    restituire rendere tornano
    accordo trattare
    forte forza potente potenza robusto
    grande grandezza dimensione quanti
    da_solo solo isolato senza_compagnia
    annegare affondare naufragio
    buco vuoto lacuna apertura
    bisogno servire occorrere necessario requisito condizione
    uguale identico stesso pari
    distruggere demolire abbattere smantellare disfare rovinare
    rubare portare_via sottrarre strappare
    scacciare cacciare mandare_a_casa espellere
    trappola circondare chiudere bloccare intrappolare
    arrivare venire raggiungere apparire
    proprietario possedere appartenere
    ordine sequenza
    risultato esito
    premio beneficio ricevere ricompensa
    massimo al_massimo limite
    restare rimanere tenere
    tipo genere specie
    ritirare tirare_ancora
    decidere scegliere ripensarci decisione scelta
    posto spazio luogo
    uscire andarsene partire lasciare
    salire imbarcare
  `),
  pl: groups(`
    remis rowno rownosc remisuja dzielone wspolnie razem
    wygrac wygrana zwyciestwo zwyciezca wygrywa zwyciezyc
    przegrac przegrany porazka kleska pokonany
    koniec konczyc skonczyc zakonczenie ostatni konczy
    zaczynac poczatek zaczac rozpoczynac pierwszy start
    pasowac spasowac pominac pas nic
    tura kolejka ruch
    atakowac atak walka walczyc bitwa szturm
    bronic obrona obronca chronic
    uciekac odwrot wycofac cofac ucieczka
    scigac poscig gonic
    pojmac pojmany jeniec schwytac zlapac
    zabic smierc ginie polec zginac egzekucja
    ruszyc ruch isc przejsc plynac poruszac krok przesunac
    morze woda
    statek lodz kanu okret
    kupic kupowac zakup
    placic koszt kosztuje cena oplata zaplacic drogi
    darmo darmowy bezplatnie bez_oplaty
    wziac brac zabrac dobierac dobrac
    polozyc klasc postawic wystawic ustawic umiescic dolozyc stawiac
    usunac zdjac odrzucic wyrzucic zabrac
    oddac dac podarowac wymienic przekazac
    obrocic obracac odwrocic
    sasiedni sasiad obok przy
    brzeg krawedz granica bok skraj
    pusty wolny
    pelny zapelniony
    tajny ukryty zakryty jawny widoczny zobaczyc widziec odkryty zna
    zasob zapas pula bank
    talia stos
    punkty punktowac punktowanie punktacja wart wartosc
    kara minus traci odjac
    gracz osoba graczy
    cofnac cofniecie odwolac
    premia bonus dodaje
    limit najwyzej maksimum
    liczba ilosc
    pole miejsce
    sam samotnie pojedynke jednoosobowa
    budowac zbudowac budowa powstaje
    zolnierze wojsko jednostki oddzialy
    wodz lider dowodca przywodca szef
    uzupelnic zastapic uzupelnianie
    natychmiast od_razu
    pozniej potem nastepny
    wracac wrocic powrot
    drewno kloda
    las dzungla
    zdobyc podbic kontrola zajac przejac
    wiekszosc najwiecej
    runda okrazenie
    kosc rzut rzucac
    karta reka
    ugoda uklad
    silny sila mocny potega
    duzy wielki wielkosc rozmiar ile
    sam samotny bez_towarzystwa
    utonac zatonac tonac rozbitek
    dziura luka przerwa
    potrzebowac potrzebny wymagac warunek konieczny
    jednakowy taki_sam rowny identyczny
    zniszczyc zburzyc rozebrac zdemontowac
    ukrasc zabrac odebrac wyrwac
    wypedzic przegnac wyrzucic odeslac
    pulapka otoczyc zamknac zablokowac
    przyjsc nadejsc dotrzec pojawic
    wlasciciel posiadac nalezec
    kolejnosc porzadek
    wynik rezultat
    nagroda korzysc dostac zysk
    maksymalnie najwyzej limit
    zostac pozostac
    rodzaj typ
    decydowac wybierac wybor rozmyslic zmienic_zdanie
    przemieszczac poruszac ruszyc przenosic
    przebieg przebiegac dzialac
    wyruszac ruszac startowac
    opuscic odejsc odplynac wyjsc
  `),
};
