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
    'Zwei, drei, vier oder 2NT: Wie gut ist dein Anschluss?',
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
    'Mit Fit und Punkten für Schlemm fragt 4NT, ob zwei Asse fehlen.',
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
  'Partner opens 1NT, and you are the captain.': 'Der Partner eröffnet 1NT, und du führst.',
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
    'Fünf in Oberfarbe gegenüber 1NT: Lass den Partner spielen.',
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
}
