import type { Message } from '../catalogue/examples.ts'

export const examples: Record<Message, string> = {
  // bribip
  'East passes. Twelve points open the bidding, so East has eleven at the most, and is expected to go on passing.':
    'Ost passt. Mit zwölf Punkten wird eröffnet, also hat Ost höchstens elf und wird wohl weiter passen.',
  'South opens the suit with the highest estimate: five spades with seven points in them come to 7.125. The call is read back into what has been shown, and Weveopened is set.':
    'Süd eröffnet die Farbe mit dem höchsten Schätzwert: Fünf Karten in Pik mit sieben Punkten darin ergeben 7,125. Die Ansage wird in das Gezeigte zurückgelesen, und Weveopened ist gesetzt.',
  'West passes too: eleven points at the most.': 'Auch West passt: höchstens elf Punkte.',
  'North raises: six points or more, and spades. His points make four the safe level; and as both have bid spades, spades are trumps.':
    'Nord hebt: mindestens sechs Punkte und Pik. Seine Punkte machen die Viererstufe sicher; und da beide Pik gereizt haben, ist Pik Trumpf.',
  'Game is in sight and trumps are agreed, so South shows the cheapest first-round control: diamonds. South has those of hearts and spades too; passing over clubs denies that one.':
    'Das Vollspiel ist in Sicht und Trumpf vereinbart, also zeigt Süd die billigste Erstrundenkontrolle: Karo. Süd hat auch die in Coeur und Pik; Treff zu übergehen verneint diese.',
  'North shows clubs, passing over hearts: no first-round control there.':
    'Nord zeigt Treff und übergeht Coeur: dort keine Erstrundenkontrolle.',
  'South shows hearts.': 'Süd zeigt Coeur.',
  'South alone believes in game, and North has more than the raise has shown: 4NT asks for aces. A message tells the choosing routine what to do next.':
    'Süd allein glaubt an das Vollspiel, und Nord hat mehr, als die Hebung gezeigt hat: 4SA fragt nach Assen. Eine Nachricht sagt der wählenden Routine, was als Nächstes zu tun ist.',
  'Five clubs, by Roman Blackwood: none or three.':
    '5 Treff nach Roman Blackwood: keins oder drei.',
  'All the aces are held; 5NT asks for kings.': 'Alle Asse sind da; 5SA fragt nach Königen.',
  'Six diamonds: one king, or four.': '6 Karo: ein König oder vier.',
  'All aces, all kings, eight trumps at the least, and ruffs to come: seven spades.':
    'Alle Asse, alle Könige, mindestens acht Trümpfe und noch Schnapper dazu: 7 Pik.',
  'East and West have passed throughout, as expected. Declarer has a tentative plan.':
    'Ost und West haben wie erwartet durchweg gepasst. Der Alleinspieler hat einen vorläufigen Plan.',
  'The lead, and dummy: assumptions are tested against the cards, and the plan is revised.':
    'Das Ausspiel und der Dummy: Annahmen werden an den Karten geprüft, und der Plan wird angepasst.',
  'The auction of BRIBIP': 'Die Reizung von BRIBIP',
  'Seven spades, North short in clubs': '7 Pik, Nord kurz in Treff',
  'South has the king of clubs and AQJ of spades; clubs can be ruffed in dummy.':
    'Süd hat den Treffkönig und ADB in Pik; Treff kann am Tisch geschnappt werden.',
  'Seven spades on exactly eight trumps': '7 Pik mit genau acht Trümpfen',
  'South has the king of diamonds; North has three trumps, so eight is all there are.':
    'Süd hat den Karokönig; Nord hat drei Trümpfe, mehr als acht gibt es also nicht.',
  'Seven spades with the king in trumps': '7 Pik mit dem König in Trumpf',
  'The other holding of 7.125, AK of spades; North has the three side kings.':
    'Die andere Farbe mit 7,125, AK in Pik; Nord hat die drei Könige der Nebenfarben.',
  // groups
  'Reading the closed hands': 'Die verdeckten Hände lesen',
  'Where simple counting goes wrong': 'Wo einfaches Zählen irrt',
  // dummy-and-lead
  'Own hand, dummy, lead, show-out': 'Eigene Hand, Dummy, Ausspiel, nicht bedienen',
  'Three closed hands become two when dummy comes down, and a show-out at trick one tells most.':
    'Aus drei verdeckten Händen werden zwei, wenn der Dummy aufdeckt, und wer im ersten Stich nicht bedient, verrät am meisten.',
  'South sees its own hand alone. A single spade leaves twelve for any one of the other three, and each four-card suit leaves nine.':
    'Süd sieht nur die eigene Hand. Ein einziges Pik lässt zwölf für jede der anderen drei Hände, und jede Viererlänge lässt neun.',
  'The article counts dummy first and the lead after it. At the table dummy is faced after the lead, so both arrive together: dummy alone would leave either defender 0–11 spades, 0–6 hearts, 0–5 diamonds and 0–4 clubs; with the king led, West has a spade at least and East ten at most.':
    'Der Artikel zählt erst den Dummy und danach das Ausspiel. Am Tisch deckt der Dummy nach dem Ausspiel auf, beides kommt also zusammen: Der Dummy allein ließe jedem Gegenspieler 0–11 Piks, 0–6 Coeurs, 0–5 Karos und 0–4 Treffs; mit dem ausgespielten König hat West mindestens ein Pik und Ost höchstens zehn.',
  'East shows out: West has all eleven spades, and East must find thirteen cards in three suits. Which card East threw does not matter: four hearts were needed anyway.':
    'Ost bedient nicht: West hat alle elf Piks, und Ost muss dreizehn Karten in drei Farben haben. Welche Karte Ost abwarf, ist gleich: Vier Coeurs waren ohnehin nötig.',
  // ending
  'A five-card ending': 'Endspiel mit fünf Karten',
  'Each card of the last five tricks moves the bounds of two suits, until a show-out fixes all.':
    'Jede Karte der letzten fünf Stiche verschiebt die Grenzen zweier Farben, bis jemand nicht bedient und alles feststeht.',
  'All sixteen major cards of the defenders are gone; five diamonds and five clubs are left, and nobody has shown a minor. Either defender may hold none or all of each. The article leaves the split of the majors open; here each defender had four and four.':
    'Alle sechzehn Oberfarbkarten der Gegenspieler sind gespielt; fünf Karos und fünf Treffs sind übrig, und niemand hat eine Unterfarbe gezeigt. Jeder Gegenspieler kann von jeder keine oder alle haben. Der Artikel lässt offen, wie die Oberfarben verteilt waren; hier hatte jeder vier und vier.',
  'West follows to a club. West has a club for certain and room for one diamond less; East can have four clubs at most, and so must have a diamond.':
    'West bedient Treff. West hat sicher ein Treff und Platz für ein Karo weniger; Ost kann höchstens vier Treffs haben und muss also ein Karo haben.',
  'East follows too: the same four conclusions the other way round.':
    'Auch Ost bedient: dieselben vier Schlüsse umgekehrt.',
  'West follows to a diamond. That was known already: nothing moves.':
    'West bedient Karo. Das war schon bekannt: Nichts verschiebt sich.',
  'East follows to the diamond: nothing moves either. (One sentence of the article says West where it means the left-hand opponent; here the two are the same.)':
    'Ost bedient Karo: Auch jetzt verschiebt sich nichts. (Ein Satz des Artikels sagt West, wo er den linken Gegner meint; hier ist beides dasselbe.)',
  'West shows out of clubs: all four lengths are fixed at once. The short cut, that the rest of the suit is with the other defender, holds because only two hands and two suits are open.':
    'West bedient Treff nicht: Alle vier Längen stehen auf einmal fest. Die Abkürzung, dass der Rest der Farbe beim anderen Gegenspieler ist, gilt, weil nur zwei Hände und zwei Farben offen sind.',
  // led-card
  'West leads the five of spades. Spades out: king, jack, nine, seven, five, four, three, two. The article sorts the readings into agreed, not covered and against the agreement. Two things differ here: it leaves the singleton out of the list, and it keeps “highest of three headed by an honour”, which no spot card can be.':
    'West spielt die Pik-Fünf aus. Pik außen: König, Bube, Neun, Sieben, Fünf, Vier, Drei, Zwei. Der Artikel teilt die Deutungen ein in vereinbart, nicht geregelt und gegen die Vereinbarung. Zwei Dinge sind hier anders: Er lässt das Single in der Liste aus, und er behält „höchste von dreien mit Figur“, was keine kleine Karte sein kann.',
  'East plays the jack. None of the readings the article keeps goes with it; fifth best, which it had set aside, is impossible now: three cards above the five are left, and four are needed.':
    'Ost spielt den Buben. Keine der Deutungen, die der Artikel behält, fällt damit weg; Fünfthöchste, die er beiseitegelegt hatte, ist jetzt unmöglich: Über der Fünf sind drei Karten übrig, und vier sind nötig.',
  'East plays the three: seven spades in West’s hand are impossible, and with them fourth best of seven.':
    'Ost spielt die Drei: Sieben Piks bei West sind unmöglich und damit auch Vierthöchste von sieben.',
  'West plays the king: the five was not the highest of anything. The article strikes three readings here; the third, the honour-headed one, was impossible from the start.':
    'West spielt den König: Die Fünf war nirgends die Höchste. Der Artikel streicht hier drei Deutungen; die dritte, die mit der Figur, war von Anfang an unmöglich.',
  'The five of spades, fourth best': 'Die Pik-Fünf, Vierthöchste',
  'East shows out: West had six spades, and the five was fourth best of them. The reading is confirmed.':
    'Ost bedient nicht: West hatte sechs Piks, und die Fünf war die Vierthöchste davon. Die Deutung ist bestätigt.',
  'Every reading of a lead, agreed or not, with what each later spade does to it.':
    'Alle Deutungen eines Ausspiels, vereinbart oder nicht, und was jedes spätere Pik mit ihnen macht.',
  'The five of spades, from king-five': 'Die Pik-Fünf, von König-Fünf',
  'West shows out of spades: the five was the lower of two. Every agreed reading is gone, so the lead was off-system.':
    'West bedient Pik nicht: Die Fünf war die niedrigere von zweien. Keine vereinbarte Deutung bleibt, das Ausspiel war also gegen das System.',
  'The same cards seen, another hand: no agreed reading is left.':
    'Dieselben Karten gesehen, eine andere Hand: Keine vereinbarte Deutung bleibt.',
  // points-and-cards
  'High card points by law': 'Figurenpunkte nach den Regeln',
  'Fourteen points in one’s own hand leave any other hand up to twenty-six.':
    'Vierzehn Punkte auf der eigenen Hand lassen jeder anderen bis zu sechsundzwanzig.',
  'South has fourteen points. Each of the others may have none or all of the rest, since thirteen cards have room for the ten honours that make it up. “Forty less one’s own” is not always so: see the three boards under “Where simple counting goes wrong”.':
    'Süd hat vierzehn Punkte. Jeder andere kann keinen oder alle übrigen haben, denn dreizehn Karten haben Platz für die zehn Figuren, aus denen sie bestehen. „Vierzig weniger die eigenen“ stimmt nicht immer: siehe die drei Boards unter „Wo einfaches Zählen irrt“.',
  'The aces of hearts and of clubs are out, and what the defenders did gives one to each of them: the ace of clubs with West and the ace of hearts with East, or the other way round, and just one of the two.':
    'Coeur-Ass und Treff-Ass sind außen, und was die Gegenspieler taten, gibt jedem eines: Treff-Ass bei West und Coeur-Ass bei Ost oder umgekehrt, und genau eins von beidem.',
  'West plays the ace of clubs. What is left of the claim is that East has the ace of hearts.':
    'West spielt das Treff-Ass. Von der Behauptung bleibt, dass Ost das Coeur-Ass hat.',
  'Two aces, one each': 'Zwei Asse, jedem eins',
  'East plays the ace of hearts: confirmed.': 'Ost spielt das Coeur-Ass: bestätigt.',
  'Two aces in one hand': 'Zwei Asse auf einer Hand',
  'West plays the ace of hearts as well: impossible.': 'West spielt auch das Coeur-Ass: unmöglich.',
  'Two aces: East shows out': 'Zwei Asse: Ost bedient nicht',
  'East shows out of hearts, so the ace of hearts is West’s too: impossible, without its having been seen.':
    'Ost bedient Coeur nicht, also hat West auch das Coeur-Ass: unmöglich, ohne dass es zu sehen war.',
  'Two aces: West shows out': 'Zwei Asse: West bedient nicht',
  'West shows out of hearts, so the ace of hearts is East’s: confirmed, without its having been seen.':
    'West bedient Coeur nicht, also hat Ost das Coeur-Ass: bestätigt, ohne dass es zu sehen war.',
  // shown-lengths
  'South holds two spades, three hearts, three diamonds and five clubs, and knows no more of the other three than what that leaves.':
    'Süd hat zwei Piks, drei Coeurs, drei Karos und fünf Treffs und weiß von den anderen drei Händen nur, was das übrig lässt.',
  'West opens one heart, which shows five. If that is so, West has eight cards at most of anything else, and the others five hearts at most. By law nothing has changed. (The article marks West’s eight clubs as new, but eight is all that are out.)':
    'West eröffnet 1 Coeur, das zeigt fünf. Stimmt das, hat West von jeder anderen Farbe höchstens acht Karten, und die anderen haben höchstens fünf Coeurs. Nach den Regeln hat sich nichts geändert. (Der Artikel nennt die acht Treffs von West neu, aber mehr als acht sind nicht außen.)',
  'Dummy shows six hearts: only four are out, so five in West’s hand is impossible, and the weaker reading, four, wakes. The article stops at “at least four”. With four out it means exactly four and none with East; and the eight-card caps that five hearts had brought are withdrawn with it. The side suits are our own choice: the article prints only the hearts.':
    'Der Dummy zeigt sechs Coeurs: Nur vier sind außen, fünf bei West sind also unmöglich, und die schwächere Deutung, vier, erwacht. Der Artikel bleibt bei „mindestens vier“ stehen. Bei vier außen heißt das genau vier und keins bei Ost; und die Grenzen von acht Karten, die fünf Coeurs gebracht hatten, fallen damit weg. Die Nebenfarben sind unsere Wahl: Der Artikel druckt nur die Coeurs.',
  'Five hearts shown, four held': 'Fünf Coeurs gezeigt, vier gehalten',
  'East shows out of hearts: West’s four are certain, and the weaker reading of the opening is confirmed.':
    'Ost bedient Coeur nicht: Die vier von West sind sicher, und die schwächere Deutung der Eröffnung ist bestätigt.',
  'Five hearts shown, three held': 'Fünf Coeurs gezeigt, drei gehalten',
  'East follows to the heart: West has three at most. No reading of the opening is left: it was off-system.':
    'Ost bedient Coeur: West hat höchstens drei. Keine Deutung der Eröffnung bleibt: Sie war gegen das System.',
  'Hearts as the longest suit': 'Coeur als längste Farbe',
  'One heart shows five hearts, more than the spades and no fewer than either minor.':
    '1 Coeur zeigt fünf Coeurs, mehr als Piks und nicht weniger als jede Unterfarbe.',
  'The article prints no figures here. With hearts the longest suit, no side suit of West can have more than six cards: seven would need seven hearts beside them, and a hand has thirteen.':
    'Der Artikel druckt hier keine Zahlen. Ist Coeur die längste Farbe, kann keine Nebenfarbe von West mehr als sechs Karten haben: Sieben bräuchten sieben Coeurs daneben, und eine Hand hat dreizehn.',
  // traps
  'Forty less one’s own, {0}': 'Vierzig weniger die eigenen, {0}',
  'One hand cannot hold all {0} points that are out.':
    'Eine Hand kann nicht alle {0} Punkte halten, die außen sind.',
  '{0} points are out, in {1} honours; thirteen cards have no room for all of them, so {2} is the most.':
    '{0} Punkte sind außen, in {1} Figuren; dreizehn Karten haben nicht für alle Platz, also sind {2} das Höchste.',
  sixteen: 'sechzehn',
  fifteen: 'fünfzehn',
  'One sweep is not enough': 'Ein Durchgang genügt nicht',
  'With three closed hands, one round of the article’s steps leaves a bound too loose.':
    'Bei drei verdeckten Händen lässt ein Durchgang durch die Schritte des Artikels eine Grenze zu weit.',
  'Dummy looks at three closed hands. Going once from the suit played to the other suits of the hands touched and back leaves West room for four clubs. Going on until nothing moves takes the fourth away.':
    'Der Dummy sieht drei verdeckte Hände. Geht man einmal von der gespielten Farbe zu den anderen Farben der betroffenen Hände und zurück, bleibt West Platz für vier Treffs. Weitergehen, bis sich nichts mehr verschiebt, nimmt das vierte weg.',
  'Hands first, or suits first': 'Erst die Hände oder erst die Farben',
  'The order of the passes matters: suits, hands, suits is exact; hands, suits, hands is not.':
    'Die Reihenfolge der Durchgänge zählt: Farben, Hände, Farben ist genau; Hände, Farben, Hände nicht.',
  'The numbers for which this is known were made up and cannot come from a table; this freakish board shows the same. Tightening each hand, then each suit, then each hand again misses that South must have one more heart than it has shown.':
    'Die Zahlen, von denen das bekannt ist, waren erfunden und können an keinem Tisch entstehen; dieses wilde Board zeigt dasselbe. Wer erst jede Hand, dann jede Farbe, dann wieder jede Hand enger fasst, übersieht, dass Süd ein Coeur mehr haben muss als gezeigt.',
  'Four closed hands': 'Vier verdeckte Hände',
  'For a kibitzer who sees no hand even repeating the passes is not enough.':
    'Für einen Kiebitz, der keine Hand sieht, genügt auch das Wiederholen der Durchgänge nicht.',
  'Somebody who saw none of the hands could tell that West was dealt four spades at least, but no repetition of the passes finds it: they stop at three. The page never looks with four hands closed. What it shows here is South’s knowledge, dummy in sight.':
    'Wer keine der Hände sah, könnte sagen, dass West mindestens vier Piks bekam, aber kein Wiederholen der Durchgänge findet es: Sie bleiben bei drei stehen. Die Seite rechnet nie mit vier verdeckten Händen. Sie zeigt hier, was Süd mit dem Dummy vor Augen weiß.',
  'One ace each': 'Jedem ein Ass',
  'Points counted in total leave nothing to eight; each hand has exactly one ace.':
    'Die Summe der Punkte lässt null bis acht offen; jede Hand hat genau ein Ass.',
  'Two aces are out and either defender has one card left. Eight points are out, but nobody can have both aces, and nobody neither: each has exactly four more than it has shown.':
    'Zwei Asse sind außen, und jeder Gegenspieler hat noch eine Karte. Acht Punkte sind außen, aber niemand kann beide Asse haben und niemand keins: Jeder hat genau vier mehr als gezeigt.',
  'Points with holes': 'Punkte mit Lücken',
  'Points that a hand can have are a set, not a stretch: here five, nine or thirteen.':
    'Mögliche Punkte einer Hand sind einzelne Werte, keine Spanne: hier fünf, neun oder dreizehn.',
  'Say that West’s opening promised exactly ten points. Its points lie between five and thirteen, so a stretch leaves ten open; but what is out makes five, nine or thirteen and nothing between. Ten is impossible.':
    'Angenommen, die Eröffnung von West versprach genau zehn Punkte. West hat zwischen fünf und dreizehn, eine Spanne lässt zehn also offen; aber was außen ist, ergibt fünf, neun oder dreizehn und nichts dazwischen. Zehn sind unmöglich.',
  'A length and points at once': 'Länge und Punkte zugleich',
  'Two claims, each open by itself, cannot both be true.':
    'Zwei Behauptungen, jede für sich offen, können nicht beide stimmen.',
  'West has two cards left and East one; the ace of spades and the three and two of hearts are out. West may have both hearts, and West may have the ace: but not both, since it has two places. One call claims the hearts, one the points, one both.':
    'West hat noch zwei Karten und Ost eine; das Pik-Ass und Drei und Zwei in Coeur sind außen. West kann beide Coeurs haben, und West kann das Ass haben, aber nicht beides, denn es sind nur zwei Plätze. Eine Ansage behauptet die Coeurs, eine die Punkte, eine beides.',
  'Points and two longest suits': 'Punkte und die zwei längsten Farben',
  'Adding the least of each leaves open what every layout satisfies.':
    'Die Summe der kleinsten Werte lässt offen, was jede Kartenverteilung erfüllt.',
  'Say that South’s call promised points and the two longest suits to come to seven together. The least points and the least lengths fall short of it, but they never come together: it is certain.':
    'Angenommen, die Ansage von Süd versprach, dass Punkte und die zwei längsten Farben zusammen sieben ergeben. Die wenigsten Punkte und die kleinsten Längen reichen dafür nicht, aber sie treten nie zusammen auf: Es ist sicher.',
  'Balanced, suit by suit': 'Ausgeglichen, Farbe für Farbe',
  'Shape needs all four lengths at once.': 'Die Verteilung braucht alle vier Längen auf einmal.',
  'Say that South’s call promised a balanced hand with more hearts than clubs. Looked at suit by suit it is open; every layout that is left has it.':
    'Angenommen, die Ansage von Süd versprach eine ausgeglichene Hand mit mehr Coeurs als Treffs. Farbe für Farbe betrachtet ist das offen; jede Kartenverteilung, die bleibt, erfüllt es.',
  'Longer than every other suit': 'Länger als jede andere Farbe',
  'The longest suit has four cards at least; comparing two suits at a time finds one.':
    'Die längste Farbe hat mindestens vier Karten; der Vergleich von je zwei Farben findet nur eine.',
  'South has no heart, so law allows West none to thirteen. More hearts than spades and no fewer than either minor: two suits at a time, that gives one heart at least. All four suits and thirteen cards together give four, and six at most of anything else.':
    'Süd hat kein Coeur, nach den Regeln kann West also null bis dreizehn haben. Mehr Coeurs als Piks und nicht weniger als jede Unterfarbe: Je zwei Farben verglichen ergibt das mindestens ein Coeur. Alle vier Farben und dreizehn Karten zusammen ergeben vier und von jeder anderen Farbe höchstens sechs.',
  'A show-out among three': 'Nicht bedient unter dreien',
  'The rest of the suit belongs to the other hand only when there are two.':
    'Der Rest der Farbe gehört der anderen Hand nur, wenn es zwei sind.',
  'West shows out of spades and five are left. Dummy sees neither declarer nor East, so each of them may still have none or all five.':
    'West bedient Pik nicht, und fünf sind übrig. Der Dummy sieht weder den Alleinspieler noch Ost, also kann jeder von beiden noch keins oder alle fünf haben.',
  'Highest of three headed by an honour': 'Höchste von dreien mit Figur',
  'A spot card that is the highest of three has no honour above it.':
    'Eine kleine Karte, die Höchste von dreien ist, hat keine Figur über sich.',
  'The article keeps this reading until the king appears. It is impossible at once.':
    'Der Artikel behält diese Deutung, bis der König erscheint. Sie ist sofort unmöglich.',
  'The singleton that is not in the list': 'Das Single, das nicht in der Liste steht',
  'Without it, one reading left over is not yet certain.':
    'Ohne es ist eine einzelne übrige Deutung noch nicht sicher.',
  'The five may be West’s only spade. The article’s list leaves that out, and so does not cover what the law allows: when one reading of it is left, it is the only one agreed, not the only one possible.':
    'Die Fünf kann das einzige Pik von West sein. Die Liste des Artikels lässt das aus und deckt so nicht ab, was die Regeln erlauben: Bleibt eine Deutung daraus übrig, ist sie die einzige vereinbarte, nicht die einzige mögliche.',
}
