import type { Message } from '../catalogue/lessons-first.ts'

export const lessonsFirst: Record<Message, string> = {
  'What do you call?': 'Was sagst du an?',
  'Which card do you lead?': 'Welche Karte spielst du aus?',
  'Counting a hand': 'Eine Hand auszählen',
  'Thirteen in every suit: one show-out tells it all.':
    'Dreizehn in jeder Farbe: Einmal nicht bedient verrät alles.',
  'You play 4H. You led trumps a second time, and East threw a spade: no heart is left there.':
    'Du spielst 4H. Du hast zum zweiten Mal Trumpf gespielt, und Ost warf Pik ab: Dort ist kein Coeur mehr.',
  'How many hearts did West start with?': 'Mit wie vielen Coeur begann West?',
  'Both have fallen: no trump is left with them.':
    'Beide sind gefallen: Sie haben keinen Trumpf mehr.',
  'That is what was out in all. One was with East.':
    'So viele fehlten insgesamt. Einer war bei Ost.',
  'A little later East shows out of spades too: a club on the second round.':
    'Etwas später bedient Ost auch Pik nicht: ein Treff in der zweiten Runde.',
  'How many spades did West start with?': 'Mit wie vielen Pik begann West?',
  'East played one spade and threw another.': 'Ost spielte ein Pik und warf eines ab.',
  'That is what was out in all.': 'So viele fehlten insgesamt.',
  'So how many diamonds and clubs together did West start with?':
    'Mit wie vielen Karo und Treff zusammen begann West also?',
  'Every hand has thirteen cards. That is all there is to it.':
    'Jede Hand hat dreizehn Karten. Mehr ist es nicht.',
  'You play 3NT. On the third heart East threw a spade.':
    'Du spielst 3NT. Auf das dritte Coeur warf Ost ein Pik.',
  'And all of them are gone: dummy’s last two are good.':
    'Und alle sind weg: Die letzten zwei des Dummys sind gut.',
  'That is what was out in all. East had some.': 'So viele fehlten insgesamt. Ost hatte einige.',
  'Opening the bidding': 'Die Reizung eröffnen',
  'When to open, and with which suit.': 'Wann man eröffnet, und mit welcher Farbe.',
  'Count an ace as 4, a king as 3, a queen as 2 and a jack as 1.':
    'Zähle ein Ass als 4, einen König als 3, eine Dame als 2 und einen Buben als 1.',
  'How many points is your hand worth?': 'Wie viele Punkte hat deine Hand?',
  'You are the dealer. What do you call?': 'Du bist Teiler. Was sagst du an?',
  'Now bid the hand to the end with partner.': 'Reize die Hand nun mit dem Partner zu Ende.',
  'Two of a major is a weak opening. This hand is too good for it.':
    'Zwei in Oberfarbe ist eine schwache Eröffnung. Diese Hand ist zu gut dafür.',
  'Then you never hear about partner’s hand.': 'Dann erfährst du nie etwas über Partners Hand.',
  'One notrump is for balanced hands.': 'Ein Sans Atout ist für ausgeglichene Hände.',
  'A three-card suit, but the right one.': 'Eine Dreierfarbe, aber die richtige.',
  'One spade promises five.': 'Ein Pik verspricht fünf.',
  'With three diamonds and three clubs it is 1C.': 'Mit drei Karo und drei Treff ist es 1C.',
  'One call tells nearly all of it.': 'Eine Ansage verrät fast alles.',
  'Partner would not know how strong you are. 1NT says it at once.':
    'Der Partner wüsste nicht, wie stark du bist. 1NT sagt es sofort.',
  'With 11 or 12, add your points to the cards in your two longest suits. Open with 20.':
    'Mit 11 oder 12 zähle zu den Punkten die Karten deiner zwei längsten Farben. Eröffne ab 20.',
  'You can still bid later.': 'Du kannst später noch reizen.',
  '11, and eight cards in two suits: 19. That is one short.':
    '11 und acht Karten in zwei Farben: 19. Da fehlt eins.',
  'Light in points, and worth it for the shape.': 'Wenig Punkte, aber die Verteilung lohnt es.',
  '11, and nine cards in two suits: 20. That is enough.':
    '11 und neun Karten in zwei Farben: 20. Das reicht.',
  'The opening lead': 'Das Ausspiel',
  'Which suit, and which card of it?': 'Welche Farbe, und welche Karte daraus?',
  'East plays 3NT. Against notrump lead your longest suit: its small cards become tricks.':
    'Ost spielt 3NT. Spiel gegen Sans Atout deine längste Farbe aus: Ihre kleinen Karten werden Stiche.',
  'The queen and jack hold if the ace takes it.': 'Dame und Bube halten, wenn das Ass nimmt.',
  'It works too, but partner will not place the king with you.':
    'Es geht auch, aber der Partner vermutet den König nicht bei dir.',
  'With three honours in a row lead the highest: a small one may lose to the ten.':
    'Mit drei Figuren in Folge spiel die höchste aus: Eine kleine kann an die Zehn verlieren.',
  'Your clubs are longer and stronger.': 'Deine Treff sind länger und stärker.',
  'East plays 3NT.': 'Ost spielt 3NT.',
  'Fourth best.': 'Die vierthöchste.',
  'The top is for a sequence, such as QJ10. Here the jack is missing.':
    'Die höchste ist für eine Sequenz wie DB10. Hier fehlt der Bube.',
  'Partner reads your fourth card from the top. The three would hide one.':
    'Der Partner liest deine vierte Karte von oben. Die Drei verbärge eine.',
  'That is their suit.': 'Das ist ihre Farbe.',
  'Top of a sequence.': 'Die höchste der Sequenz.',
  'Fourth best is for suits without a sequence.': 'Die vierthöchste ist für Farben ohne Sequenz.',
  'They bid diamonds.': 'Sie haben Karo gereizt.',
  'East plays 3C. Against trumps you want tricks now, before declarer ruffs them away.':
    'Ost spielt 3C. Gegen Trumpf willst du Stiche sofort, bevor der Alleinspieler sie wegschnappt.',
  'And you see dummy before you go on.': 'Und du siehst den Dummy, bevor du weiterspielst.',
  'From ace and king lead a top card: a small trump could take the jack.':
    'Von Ass und König spiel eine hohe aus: Ein kleiner Trumpf könnte den Buben nehmen.',
  'Your own suit is far better.': 'Deine eigene Farbe ist viel besser.',
  'Look for tricks of your own first.': 'Such zuerst eigene Stiche.',
  Overcalls: 'Gegenreizung',
  'They opened. A good suit speaks; points alone do not.':
    'Sie haben eröffnet. Eine gute Farbe spricht; Punkte allein nicht.',
  'East opened 1D.': 'Ost eröffnete 1D.',
  'And partner knows what to lead.': 'Und der Partner weiß, was er ausspielen soll.',
  'Such a suit must be shown. One level higher it will be too late.':
    'So eine Farbe muss gezeigt werden. Eine Stufe höher ist es zu spät.',
  'A double asks partner to choose, and you know the suit already.':
    'Ein Kontra lässt den Partner wählen, und du kennst die Farbe schon.',
  'East opened 1H.': 'Ost eröffnete 1H.',
  'For a double you need three diamonds too.': 'Für ein Kontra brauchst du auch drei Karo.',
  'East opened 1D, and West answered 1S.': 'Ost eröffnete 1D, und West antwortete 1S.',
  'The points will count in defence.': 'Die Punkte zählen im Gegenspiel.',
  'That asks for hearts and clubs, and you do not have four of either.':
    'Das fragt nach Coeur und Treff, und du hast keine vier davon.',
  'Between two hands that bid, with one stopper in spades: too dangerous.':
    'Zwischen zwei reizenden Händen, mit einem Stopper in Pik: zu gefährlich.',
  'West opened 1C, and partner overcalled 1S.':
    'West eröffnete 1C, und der Partner reizte 1S dagegen.',
  'How many spades are you sure to have together?': 'Wie viele Pik habt ihr sicher zusammen?',
  Seven: 'Sieben',
  Eight: 'Acht',
  Nine: 'Neun',
  'It takes away their room, too.': 'Es nimmt ihnen auch Raum.',
  'With a fit, compete.': 'Mit Fit reizt man mit.',
  'That shows no more points, but a more shapely hand.':
    'Das zeigt nicht mehr Punkte, aber mehr Verteilung.',
  'A fit comes first.': 'Ein Fit geht vor.',
  'Weak twos and preempts': 'Weak Two und Sperrgebote',
  'Six cards open two, seven open three, and the hand is weak.':
    'Sechs Karten eröffnen auf zwei, sieben auf drei, und die Hand ist schwach.',
  'One call, and they begin at the three level.':
    'Eine Ansage, und sie beginnen auf der Dreierstufe.',
  'That promises an opening hand.': 'Das verspricht eine Eröffnungshand.',
  'Pass and they have all the room they want.': 'Mit Passe haben sie allen Raum, den sie wollen.',
  'Three shows seven cards.': 'Drei zeigt sieben Karten.',
  'The same board from the other side: you are North, and partner opened 2S.':
    'Dasselbe Board von der anderen Seite: Du bist Nord, und der Partner eröffnete 2S.',
  'They have most of the points, and now they must guess.':
    'Sie haben die meisten Punkte, und nun müssen sie raten.',
  'They will find their game. Bid on before they do.':
    'Sie finden ihr Vollspiel. Reize vorher weiter.',
  'With ten trumps go to ten tricks.': 'Mit zehn Trümpfen geh bis zehn Stiche.',
  'That leaves them all the room to find their majors. 3C takes it.':
    'Das lässt ihnen allen Raum für ihre Oberfarben. 3C nimmt ihn.',
  'A suit like this is worth a bid.': 'So eine Farbe ist ein Gebot wert.',
  'Four shows eight cards.': 'Vier zeigt acht Karten.',
  'Partner opened 2S.': 'Der Partner eröffnete 2S.',
  'A new suit forces, and there is no game in sight.':
    'Eine neue Farbe forciert, und Vollspiel ist nicht in Sicht.',
  'Partner’s hand is weak, and spades are all it has.':
    'Partners Hand ist schwach und hat nur Pik.',
  'Raising partner’s major': 'Partners Oberfarbe heben',
  'Two, three, four, or 2NT: how good is your support?':
    'Zwei, drei, vier oder 2SA: Wie gut ist dein Anschluss?',
  'Partner opened 1H, so five hearts at least.':
    'Der Partner eröffnete 1H, also mindestens fünf Coeur.',
  'How many trumps are you sure to have together?': 'Wie viele Trümpfe habt ihr sicher zusammen?',
  'Eight is a fit: no need to look further.': 'Acht sind ein Fit: Weiter suchen ist nicht nötig.',
  'You know the best suit already. Tell partner.':
    'Du kennst die beste Farbe schon. Sag es dem Partner.',
  'Partner may have far more than 13.': 'Der Partner kann viel mehr als 13 haben.',
  'That shows 10–12.': 'Das zeigt 10–12.',
  'Partner goes on with anything extra.': 'Der Partner reizt mit Zusatzwerten weiter.',
  'That shows 6–9, and your hand is better.': 'Das zeigt 6–9, und deine Hand ist besser.',
  'That is for long trumps and a weak hand.': 'Das ist für lange Trümpfe und eine schwache Hand.',
  'That is forcing to game and promises 13.': 'Das ist partieforcierend und verspricht 13.',
  'High and fast, before they find their suit.': 'Hoch und schnell, bevor sie ihre Farbe finden.',
  'With ten trumps bid what you can make, or what keeps them out.':
    'Mit zehn Trümpfen reize, was du erfüllen kannst oder was sie aussperrt.',
  'Jacoby: game at least, and slam is not out of the question.':
    'Jacoby: mindestens Vollspiel, und Schlemm ist nicht ausgeschlossen.',
  'That is a weak hand with five trumps. Partner would not look for slam.':
    'Das ist eine schwache Hand mit fünf Trümpfen. Der Partner suchte keinen Schlemm.',
  'Partner may pass that, and you want to be in game.':
    'Darauf kann der Partner passen, und du willst ins Vollspiel.',
  'Opener’s second bid': 'Zweites Gebot des Eröffners',
  'Balanced, long, two suits, or with support: say which, and how strong.':
    'Ausgeglichen, lang, zweifarbig oder mit Anschluss: Sag, was, und wie stark.',
  'You opened 1C, and partner bid 1S.': 'Du eröffnetest 1C, und der Partner bot 1S.',
  'Limited: now partner can count.': 'Begrenzt: Nun kann der Partner zählen.',
  'That tells of a long suit in an unbalanced hand.':
    'Das zeigt eine lange Farbe in einer unausgeglichenen Hand.',
  'That shows 18–19.': 'Das zeigt 18–19.',
  'A jump shows 16 or so.': 'Ein Sprung zeigt etwa 16.',
  'That says balanced, and hides your long suit.':
    'Das sagt ausgeglichen und verbirgt deine lange Farbe.',
  'Two suits in two bids.': 'Zwei Farben in zwei Geboten.',
  'That tells of six diamonds.': 'Das zeigt sechs Karo.',
  'A jump in a new suit forces to game.': 'Ein Sprung in neuer Farbe forciert zum Vollspiel.',
  'Support for partner’s major is better news than a fifth diamond.':
    'Anschluss für Partners Oberfarbe ist die bessere Nachricht als ein fünftes Karo.',
  'That takes four trumps and 16.': 'Das braucht vier Trümpfe und 16.',
  'Partner bids game with anything to spare.':
    'Der Partner bietet Vollspiel, wenn er etwas übrig hat.',
  'That is for 12–15. You are better.': 'Das ist für 12–15. Du hast mehr.',
  'That would be 19 or more, short suits counted.': 'Das wären 19 oder mehr, Kürzen mitgezählt.',
  'There is a fit: tell partner.': 'Es gibt einen Fit: Sag es dem Partner.',
  'Answering one of a suit': 'Antwort auf eins in Farbe',
  'Partner opens. What do you say with 4, with 8, with 12?':
    'Der Partner eröffnet. Was sagst du mit 4, mit 8, mit 12?',
  'Partner opened 1D: 13 or so, and diamonds. A new suit from you asks again.':
    'Der Partner eröffnete 1D: etwa 13 und Karo. Eine neue Farbe von dir fragt weiter.',
  'Partner may not pass a new suit.': 'Auf eine neue Farbe darf der Partner nicht passen.',
  'It may be right in the end. But listen to partner first: 1H loses nothing.':
    'Am Ende kann es richtig sein. Aber hör erst den Partner: 1H verliert nichts.',
  'A jump shows much more than this. 1H is forcing enough.':
    'Ein Sprung zeigt viel mehr. 1H forciert genug.',
  'Partner rebid 1NT: balanced, 12–14.': 'Der Partner bot 1NT: ausgeglichen, 12–14.',
  'Game with eight trumps.': 'Vollspiel mit acht Trümpfen.',
  'That is what a weak hand bids, and yours is worth a game.':
    'Das bietet eine schwache Hand, und deine ist ein Vollspiel wert.',
  'That only invites.': 'Das lädt nur ein.',
  'With a six-card major and two hearts opposite, 4H is better.':
    'Mit einer Sechser-Oberfarbe und zwei Coeur gegenüber ist 4H besser.',
  'Up the line.': 'Von unten nach oben.',
  'Then a heart fit could be missed. Partner bids spades over 1H with four.':
    'Dann könnte ein Coeurfit verloren gehen. Der Partner bietet über 1H mit vier Pik.',
  'Look for a major first.': 'Such zuerst eine Oberfarbe.',
  'It does not promise a balanced hand.': 'Es verspricht keine ausgeglichene Hand.',
  'Now hearts can still be found.': 'So ist Coeur noch zu finden.',
  'Partner would count on six points.': 'Der Partner rechnete mit sechs Punkten.',
  'Asking for aces': 'Nach Assen fragen',
  'With a fit and the points for slam, 4NT asks whether two aces are missing.':
    'Mit Fit und Punkten für Schlemm fragt 4SA, ob zwei Asse fehlen.',
  'Partner opened 1S and bid 2S over your 2D: six spades, about 12–15.':
    'Der Partner eröffnete 1S und bot 2S auf dein 2D: sechs Pik, etwa 12–15.',
  'A small slam wants about 33 points, or a little less with a fit. Can it be there?':
    'Ein Kleinschlemm verlangt etwa 33 Punkte, mit Fit etwas weniger. Kann er da sein?',
  Yes: 'Ja',
  No: 'Keine',
  'How many aces?': 'Wie viele Asse?',
  'That ends it in game.': 'Das endet im Vollspiel.',
  'If two aces are missing, down it goes. Ask first.': 'Fehlen zwei Asse, fällt er. Frag zuerst.',
  'Answers go up by steps: 5C none or all four, 5D one, 5H two, 5S three.':
    'Die Antworten steigen stufenweise: 5C keins oder alle vier, 5D eins, 5H zwei, 5S drei.',
  'Partner answered 5D. How many aces does that show?':
    'Der Partner antwortete 5D. Wie viele Asse zeigt das?',
  'That stops short. All the aces are there.': 'Das bleibt zu früh stehen. Alle Asse sind da.',
  'That asks for kings on the way to seven, and seven wants 37 points.':
    'Das fragt nach Königen auf dem Weg zu sieben, und sieben verlangt 37 Punkte.',
  'Now partner asks you.': 'Nun fragt der Partner dich.',
  'Two. The rest is up to partner.': 'Zwei. Der Rest ist Sache des Partners.',
  'That shows one.': 'Das zeigt eins.',
  'That shows three.': 'Das zeigt drei.',
  'Partner asked a question: answer it.': 'Der Partner hat gefragt: Antworte.',
  'One notrump and Stayman': 'Ein Sans Atout und Stayman',
  'Partner opens 1NT, and you are the captain.': 'Der Partner eröffnet 1SA, und du führst.',
  'Partner opened 1NT: balanced, 15–17.': 'Der Partner eröffnete 1NT: ausgeglichen, 15–17.',
  'Stayman needs at least an invitation behind it: any answer must suit you.':
    'Stayman braucht mindestens eine Einladung dahinter: Jede Antwort muss dir passen.',
  'Game in notrump wants about 25 points. Is it there?':
    'Vollspiel in Sans Atout verlangt etwa 25 Punkte. Ist es da?',
  'Only if partner has the most': 'Nur wenn der Partner das Höchste hat',
  'Partner goes on with 17, or a good 16.': 'Der Partner reizt mit 17 oder guten 16 weiter.',
  'Opposite 17 there is game.': 'Gegenüber 17 gibt es Vollspiel.',
  'Opposite 15 it is too much.': 'Gegenüber 15 ist es zu viel.',
  'Stayman: it says nothing about clubs.': 'Stayman: Es sagt nichts über Treff.',
  'Right if there is no spade fit. Ask first.': 'Richtig, wenn es keinen Pikfit gibt. Frag zuerst.',
  'Partner’s 2D says: no four-card major.': 'Partners 2D sagt: keine Vierer-Oberfarbe.',
  '2D is an answer, not a suit.': '2D ist eine Antwort, keine Farbe.',
  'Takeout doubles': 'Informationskontra',
  'Short in their suit, support for the others: ask partner.':
    'Kurz in ihrer Farbe, Anschluss für die anderen: Frag den Partner.',
  'Partner picks the suit.': 'Der Partner wählt die Farbe.',
  'An overcall promises five.': 'Eine Gegenreizung verspricht fünf.',
  'That shows 15–18.': 'Das zeigt 15–18.',
  'West opened 1D, and partner doubled. East passed.':
    'West eröffnete 1D, und der Partner kontrierte. Ost passte.',
  'You must bid; the weaker you are, the more.': 'Du musst reizen; je schwächer, desto mehr.',
  'Then they play 1D doubled, with your hand as the defence.':
    'Dann spielen sie 1D kontriert, mit deiner Hand als Gegenspiel.',
  'That shows some points and a diamond stopper.': 'Das zeigt einige Punkte und einen Karostopper.',
  'No need to go to the two level.': 'Die Zweierstufe ist nicht nötig.',
  'Partner doubled 1H.': 'Der Partner kontrierte 1H.',
  'You would bid that with nothing at all.': 'Das bötest du auch mit gar nichts.',
  'That invites, and partner may pass.': 'Das lädt ein, und der Partner darf passen.',
  Transfers: 'Transfers',
  'Five of a major opposite 1NT: let partner play it.':
    'Fünf in Oberfarbe gegenüber 1SA: Lass den Partner spielen.',
  '2D over 1NT shows hearts, and 2H shows spades: partner bids the suit for you.':
    '2D über 1NT zeigt Coeur, und 2H zeigt Pik: Der Partner bietet die Farbe für dich.',
  'Even with nothing.': 'Selbst mit nichts.',
  '2H plays better than 1NT with a weak hand and a long suit.':
    '2H spielt sich mit schwacher Hand und langer Farbe besser als 1NT.',
  'Over 1NT that shows spades.': 'Über 1NT zeigt das Pik.',
  'The strong hand stays hidden, and plays it.': 'Die starke Hand bleibt verdeckt und spielt.',
  'That invites, and shows about 8 points.': 'Das lädt ein und zeigt etwa 8 Punkte.',
  'That invites, with six hearts.': 'Das lädt ein, mit sechs Coeur.',
  'With a spade fit 4S may be better. Tell partner of your five spades first.':
    'Mit Pikfit kann 4S besser sein. Sag dem Partner zuerst von deinen fünf Pik.',
  'With five cards transfer: Stayman is for four.':
    'Mit fünf Karten Transfer: Stayman ist für vier.',
  'Over 1NT that is about the minors.': 'Über 1NT geht es da um die Unterfarben.',
  'Partner passes with two spades and bids 4S with three or more.':
    'Der Partner passt mit zwei Pik und bietet mit drei oder mehr 4S.',
  'That promises six spades.': 'Das verspricht sechs Pik.',
  'That invites, and you are too strong for it.': 'Das lädt ein, und dafür bist du zu stark.',
  'Now you opened 1NT, and partner bids 2D.':
    'Nun hast du 1NT eröffnet, und der Partner bietet 2D.',
  'Always: partner may be very weak.': 'Immer: Der Partner kann sehr schwach sein.',
  '2D is not a suit. It asks for 2H.': '2D ist keine Farbe. Es verlangt 2H.',
  'Partner did not ask about your spades.': 'Der Partner hat nicht nach deinen Pik gefragt.',
  'That jump needs four hearts and the most points.':
    'Dieser Sprung braucht vier Coeur und die meisten Punkte.',
  'You and dummy have {0}, so three are out. East had {1}, West {2}.':
    'Du und der Dummy habt {0}, also fehlen drei. Ost hatte {1}, West {2}.',
  'You have {0} and dummy {1}: six are out. East had {2}, the four and the two, so West had {3}.':
    'Du hast {0} und der Dummy {1}: Sechs fehlen. Ost hatte {2}, die Vier und die Zwei, also hatte West {3}.',
  'Thirteen less four spades and two hearts: {0}.':
    'Dreizehn weniger vier Pik und zwei Coeur: {0}.',
  'Dummy had {0} and you {1}: five are out. East followed twice, so had {2}, and West {3}. (It was {4}.)':
    'Der Dummy hatte {0} und du {1}: Fünf fehlen. Ost bediente zweimal, hatte also {2}, und West {3}. (Es waren {4}.)',
  '{0}. With 13 or more you always open.': '{0}. Mit 13 oder mehr eröffnest du immer.',
  'Your longest suit is hearts, and you have {0}. A major needs five to be opened.':
    'Deine längste Farbe ist Coeur, und du hast {0}. Eine Oberfarbe braucht fünf zum Eröffnen.',
  'One notrump promises 15–17, and you have {0}.':
    'Ein Sans Atout verspricht 15–17, und du hast {0}.',
  'You have {0}: too much to pass.': 'Du hast {0}: zu viel zum Passen.',
  'You have {0} and {1}, one too few to open 1S. Without a five-card major open the longer minor. You have {2} and {3}: with three each, open 1C.':
    'Du hast {0} und {1}, eine Karte zu wenig für 1S. Ohne Fünfer-Oberfarbe eröffne die längere Unterfarbe. Du hast {2} und {3}: Mit je drei eröffne 1C.',
  'You have {0}.': 'Du hast {0}.',
  'You have {0} and the shape is {1}: no void, no singleton, one doubleton. Balanced with 15–17 opens 1NT.':
    'Du hast {0}, und die Verteilung ist {1}: keine Chicane, kein Single, ein Doubleton. Ausgeglichen mit 15–17 eröffnet 1NT.',
  'An opening of three shows seven cards, and you have {0}.':
    'Eine Eröffnung auf drei zeigt sieben Karten, und du hast {0}.',
  'You have {0}, {1}, and no other suit of more than three. That makes 19: pass.':
    'Du hast {0}, {1} und sonst keine Farbe mit mehr als drei. Das macht 19: Passe.',
  'You have {0}, {1} and {2}. That makes 20: open the five-card major.':
    'Du hast {0}, {1} und {2}. Das macht 20: Eröffne die Fünfer-Oberfarbe.',
  'You have {0}. From a sequence lead the top: it drives out the ace, and the rest are yours.':
    'Du hast {0}. Aus einer Sequenz spiele die höchste: Sie treibt das Ass heraus, und der Rest gehört dir.',
  'You have {0}. Without a sequence lead the fourth from the top: the five.':
    'Du hast {0}. Ohne Sequenz spiele die vierthöchste aus: die Fünf.',
  'You have {0}: jack, ten and nine are a sequence, so lead the jack.':
    'Du hast {0}: Bube, Zehn und Neun sind eine Sequenz, also spiele den Buben aus.',
  'You have {0} with {1}. Ace and king together are the safest lead against a suit contract.':
    'Du hast {0} mit {1}. Ass und König zusammen sind das sicherste Ausspiel gegen einen Farbkontrakt.',
  'A jump shows six cards and a weak hand. You have {0}.':
    'Ein Sprung zeigt sechs Karten und eine schwache Hand. Du hast {0}.',
  'You have only {0}, but they are in the suit: {1}. At the one level a good five-card suit and 8 points are enough.':
    'Du hast nur {0}, aber sie stecken in der Farbe: {1}. Auf der Einerstufe reichen eine gute Fünferfarbe und 8 Punkte.',
  'You have {0}. An overcall promises five.': 'Du hast {0}. Eine Gegenreizung verspricht fünf.',
  'You have {0} and a good suit.': 'Du hast {0} und eine gute Farbe.',
  'At the two level you need an opening hand and a good suit. You have {0} and {1}.':
    'Auf der Zweierstufe brauchst du eine Eröffnungshand und eine gute Farbe. Du hast {0} und {1}.',
  'You have {0}, but the shape is {1} and there is no suit to bid. Pass, also with an opening hand.':
    'Du hast {0}, aber die Verteilung ist {1}, und es gibt keine Farbe zu reizen. Passe, auch mit einer Eröffnungshand.',
  'An overcall promises five, and you have {0}.':
    'Eine Gegenreizung verspricht fünf, und du hast {0}.',
  'You have {0} and {1}: raise. (Partner had {2} and {3}, and asked for game.)':
    'Du hast {0} und {1}: Hebe. (Der Partner hatte {2} und {3} und fragte nach dem Vollspiel.)',
  'You have {0} and {1}. Six good cards and 5–10 points open two of a suit.':
    'Du hast {0} und {1}. Sechs gute Karten und 5–10 Punkte eröffnen zwei in Farbe.',
  'That asks for more, with a good hand. You have {0}.':
    'Das fragt nach mehr, mit einer guten Hand. Du hast {0}.',
  'Six with partner and {0} with you make {1}. Bid as many tricks as you have trumps: 4S.':
    'Sechs beim Partner und {0} bei dir ergeben {1}. Reize so viele Stiche, wie ihr Trümpfe habt: 4S.',
  'You have {0} with {1}. With clubs as trumps the hand takes about seven tricks, and with another suit hardly one.':
    'Du hast {0} mit {1}. Mit Treff als Trumpf macht die Hand etwa sieben Stiche, mit einer anderen Farbe kaum einen.',
  'You have {0}. Opposite 5–10 that is no game, and with {1} no raise either.':
    'Du hast {0}. Gegenüber 5–10 ist das kein Vollspiel, und hast du nur {1}, auch keine Hebung.',
  'Five with partner and {0} with you. (There are in fact {1}.)':
    'Fünf beim Partner und {0} bei dir. (Es sind tatsächlich {1}.)',
  'You have {0} and a singleton diamond ({1}), which is worth two more with a fit. A raise to two shows 6–9 and three trumps.':
    'Du hast {0} und ein Single in Karo ({1}), das mit Fit zwei mehr wert ist. Eine Hebung auf zwei zeigt 6–9 und drei Trümpfe.',
  'You have {0} and {1}; the doubleton is worth one more. With 10–12 and a fit, raise to three: an invitation.':
    'Du hast {0} und {1}; das Doubleton ist einen mehr wert. Mit 10–12 und Fit hebe auf drei: eine Einladung.',
  'You have {0}, so ten trumps together, and {1}. Five trumps and at most 10 points: straight to game.':
    'Du hast {0}, zusammen also zehn Trümpfe, und {1}. Fünf Trümpfe und höchstens 10 Punkte: gleich ins Vollspiel.',
  'You have {0} and {1}. Four trumps or more and 13 points: 2NT, which asks partner for a short suit.':
    'Du hast {0} und {1}. Vier Trümpfe oder mehr und 13 Punkte: 2NT, das den Partner nach einer kurzen Farbe fragt.',
  'A raise needs more support than your {0}.':
    'Eine Hebung braucht mehr Anschluss, und du hast nur {0}.',
  'You have {0} and a {1} shape. Too weak to open 1NT, so 1NT now: balanced, 12–14.':
    'Du hast {0} und die Verteilung {1}. Zu schwach, um 1NT zu eröffnen, also jetzt 1NT: ausgeglichen, 12–14.',
  'You have {0} and {1}: a minimum. Bid the long suit again, as low as you can.':
    'Du hast {0} und {1}: ein Minimum. Reize die lange Farbe noch einmal, so niedrig wie möglich.',
  'A hand with a singleton is not balanced, and you have {0}.':
    'Eine Hand mit einem Single ist nicht ausgeglichen, und du hast {0}.',
  'You have {0} and {1}. A second suit that is lower than the first costs nothing, and shows 12–18.':
    'Du hast {0} und {1}. Eine zweite Farbe, die niedriger ist als die erste, kostet nichts und zeigt 12–18.',
  'You have {0}: not balanced.': 'Du hast {0}: nicht ausgeglichen.',
  'You have {0} and {1}. Three trumps and a short suit are worth a raise, and with {2} a single one.':
    'Du hast {0} und {1}. Drei Trümpfe und eine kurze Farbe sind eine Hebung wert, und für {2} eine einfache.',
  'You have {0}, {1}, and two more for {2}. Four trumps and 16–18: raise to three.':
    'Du hast {0}, {1} und zwei mehr für {2}. Vier Trümpfe und 16–18: Hebe auf drei.',
  'You have {0} and {1}. Bid your longest suit as low as you can: six points are enough, and there is no upper limit.':
    'Du hast {0} und {1}. Reize deine längste Farbe so niedrig wie möglich: Sechs Punkte reichen, und nach oben gibt es keine Grenze.',
  'You have {0} and partner promised 12 at least: about 25 is game. Partner is balanced, so has two hearts or more, and you have {1}. Together it is {2}.':
    'Du hast {0}, und der Partner versprach mindestens 12: Etwa 25 sind Vollspiel. Der Partner ist ausgeglichen, hat also zwei Coeur oder mehr, und du hast {1}. Zusammen sind es {2}.',
  'You have {0}: just enough to answer.': 'Du hast {0}: gerade genug für eine Antwort.',
  'You have {0}, {1} and {2}. Two four-card suits are bid from the bottom up: 1H.':
    'Du hast {0}, {1} und {2}. Zwei Viererfarben reizt man von unten nach oben: 1H.',
  'A new suit at the two level promises 10 points. You have {0}.':
    'Eine neue Farbe auf der Zweierstufe verspricht 10 Punkte. Du hast {0}.',
  'You have {0}. From six points on, answer.': 'Du hast {0}. Ab sechs Punkten antwortest du.',
  'A raise needs three trumps, and you have {0}.':
    'Eine Hebung braucht drei Trümpfe, und du hast {0}.',
  'You have {0} and {1}, but at the two level a new suit needs 10. With {2} you cannot raise either: 1NT it is.':
    'Du hast {0} und {1}, aber auf der Zweierstufe braucht eine neue Farbe 10. Für eine Hebung sind {2} auch zu wenig: also 1NT.',
  '2H over 1S promises five hearts. You have {0}.': '2H auf 1S verspricht fünf Coeur. Du hast {0}.',
  'That stops at 10, and you have {0}.': 'Das endet bei 10, und du hast {0}.',
  'You have {0}: enough for the two level. Your longest suit is diamonds, {1}.':
    'Du hast {0}: genug für die Zweierstufe. Deine längste Farbe: {1}.',
  '{0} are tempting, but 2C promises 10 points.':
    '{0} sind verlockend, aber 2C verspricht 10 Punkte.',
  'You have {0}. With fewer than six, pass.': 'Du hast {0}. Mit weniger als sechs passe.',
  'You have {0} and {1}. With 12–15 opposite that is 30 to 33, and a fit. (It is {2}.)':
    'Du hast {0} und {1}. Mit 12–15 gegenüber sind das 30 bis 33, und ein Fit. (Es sind {2}.)',
  'The points are there. You have {0}; what partner has, 4NT asks.':
    'Die Punkte sind da. Du hast {0}; was der Partner hat, fragt 4NT.',
  '5D is the second step: partner has {0}. You have {1}, so none is missing.':
    '5D ist die zweite Stufe: Der Partner hat {0}. Du hast {1}, also fehlt keines.',
  'You have {0} together and {1}, and no ace is missing: six.':
    'Ihr habt zusammen {0} und {1}, und kein Ass fehlt: sechs.',
  'You have {0}: the third step, 5H.': 'Du hast {0}: die dritte Stufe, 5H.',
  'You have {0}. With at most 17 opposite, game is far away: pass and let partner play.':
    'Du hast {0}. Mit höchstens 17 gegenüber ist Vollspiel weit weg: Passe und lass den Partner spielen.',
  'You have {0} and partner promised 15: 27 at least. (It is exactly {1}.)':
    'Du hast {0}, und der Partner versprach 15: mindestens 27. (Es sind genau {1}.)',
  '2C asks for a major, and you have {0} and {1}.':
    '2C fragt nach einer Oberfarbe, und du hast {0} und {1}.',
  'Game values and no four-card major: you have {0} and {1}. Bid what you think you can make.':
    'Werte für Vollspiel und keine Vierer-Oberfarbe: Du hast {0} und {1}. Reize, was du erfüllen zu können glaubst.',
  'You have {0}, and the fifth diamond of your {1} is worth one more. One or two points short of game: invite.':
    'Du hast {0}, und bei {1} ist das fünfte Karo einen mehr wert. Ein oder zwei Punkte zu wenig für Vollspiel: Lade ein.',
  'That would promise more spades than your {0}.':
    'Das würde mehr Pik versprechen, und du hast nur {0}.',
  'You have {0}, enough for game, and {1}. If partner has four too, spades will be better than notrump. 2C asks.':
    'Du hast {0}, genug für Vollspiel, und {1}. Hat der Partner auch vier, ist Pik besser als Sans Atout. 2C fragt.',
  'An invitation is for 8 or 9. You have {0}.': 'Eine Einladung ist für 8 oder 9. Du hast {0}.',
  'There is no fit in spades: partner has only {0}. With {1} opposite 15–17, 3NT.':
    'In Pik gibt es keinen Fit: Der Partner hat nur {0}. Du hast {1} gegenüber 15–17: 3NT.',
  'An overcall promises five spades. You have {0}.':
    'Eine Gegenreizung verspricht fünf Pik. Du hast {0}.',
  'You have {0} and the right shape.': 'Du hast {0} und die richtige Verteilung.',
  'You have {0}, {1} of theirs, {2}, {3} and {4}. A double says just that: an opening hand, and any other suit is welcome.':
    'Du hast {0}, in der Gegnerfarbe {1}, dazu {2}, {3} und {4}. Genau das sagt ein Kontra: eine Eröffnungshand, und jede andere Farbe ist willkommen.',
  'Partner would expect four spades. You have {0}, and {1} of theirs.':
    'Der Partner würde vier Pik erwarten. Du hast {0}, und in der Gegnerfarbe {1}.',
  'You have {0}, but the wrong shape: {1} and {2}. Pass. Partner can still double.':
    'Du hast {0}, aber die falsche Verteilung: {1} und {2}. Passe. Der Partner kann noch kontrieren.',
  'You have {0}, and partner asks all the same. {1} is their suit. With three cards in each of the others, bid the cheapest: 1H.':
    'Du hast {0}, und der Partner fragt trotzdem. {1} ist die Farbe der Gegner. Mit je drei Karten in den anderen reize die billigste: 1H.',
  'Partner has an opening hand with spades. You have {0} and {1}: game, at once.':
    'Der Partner hat eine Eröffnungshand mit Pik. Du hast {0} und {1}: sofort Vollspiel.',
  'You have {0} and only {1}. In 1NT your hand takes no trick; with hearts as trumps it takes some. 2D makes partner bid 2H.':
    'Du hast {0} und nur {1}. In 1NT macht deine Hand keinen Stich; mit Coeur als Trumpf macht sie einige. 2D bringt den Partner dazu, 2H zu reizen.',
  'Partner has done as you asked and says nothing more. You have {0}: pass.':
    'Der Partner hat getan, was du verlangt hast, und sagt nicht mehr. Du hast {0}: Passe.',
  'You have {0}: 2H asks partner to bid spades.':
    'Du hast {0}: 2H bittet den Partner, Pik zu reizen.',
  'You have {0}: there must be a game.': 'Du hast {0}: Ein Vollspiel muss da sein.',
  'You have {0} and exactly {1}. 3NT says both, and leaves the choice to partner.':
    'Du hast {0} und genau {1}. 3NT sagt beides und überlässt dem Partner die Wahl.',
  'Partner shows five hearts and asks for 2H. Your fine spades ({0}) do not matter. Partner has in fact {1}, so together you have {2}.':
    'Der Partner zeigt fünf Coeur und bittet um 2H. Dein schönes Pik ({0}) zählt hier nicht. Der Partner hat tatsächlich {1}, zusammen habt ihr also {2}.',
}
