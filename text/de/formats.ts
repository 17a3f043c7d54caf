import type { Message } from '../catalogue/formats.ts'

export const formats: Record<Message, string> = {
  'The hands drawn here do not tell whose they are: write North, East, South or West above each.':
    'Wem die gezeichneten Hände gehören, steht nicht da: Schreibe Nord, Ost, Süd oder West über jede.',
  'The plays of the list are left out: it names no contract.':
    'Das Spiel der Liste ist weggelassen: Sie nennt keinen Kontrakt.',
  'Text around the hands is passed over, from this line on.':
    'Text um die Hände wird ab dieser Zeile übergangen.',
  'The file has {0} MB; the limit is {1} MB.': 'Die Datei hat {0} MB; die Grenze ist {1} MB.',
  'This is not a text file. Boards are read from PBN, LIN and JSON files and from viewer links.':
    'Das ist keine Textdatei. Boards werden aus PBN, LIN und JSON und aus Links zur Anzeige gelesen.',
  'split the file for the others.': 'teile die Datei für die anderen auf.',
  'The {0} stands in two hands, {1}.': 'Die Karte {0} steht in zwei Händen, {1}.',
  ' and ': ' und ',
  '{0} has {1} cards, another hand has 13: cards are missing.':
    '{0} hat {1} Karten, eine andere Hand hat 13: Es fehlen Karten.',
  'The text is longer than the limit of {0} MB.': 'Der Text ist länger als die Grenze von {0} MB.',
  'There is nothing to read: the text is empty.': 'Es gibt nichts zu lesen: Der Text ist leer.',
  'This is not a format that can be read: PBN ([Deal "…"]), LIN (md|…|), RBN, Kibitzer JSON, a link to a hand viewer or bare hands (N:AK4.Q82.T976.J53 …).':
    'Dieses Format ist nicht lesbar. Lesbar sind PBN ([Deal "…"]), LIN (md|…|), RBN, Kibitzer-JSON, ein Link zu einer Anzeige oder bloße Hände (N:AK4.Q82.T976.J53 …).',
  '“{0}” is not a call.': '„{0}“ ist keine Ansage.',
  '“{0}” is not a contract.': '„{0}“ ist kein Kontrakt.',
  'Cards are played, but there is no contract.':
    'Karten sind gespielt, aber es gibt keinen Kontrakt.',
  '“{0}” is not a card.': '„{0}“ ist keine Karte.',
  'This is not valid JSON.': 'Das ist kein gültiges JSON.',
  'It cannot be read.': 'Es ist nicht lesbar.',
  'The board: {0}': 'Das Board: {0}',
  '{0}: it nests more than {1} levels deep.': '{0}: mehr als {1} Ebenen tief verschachtelt.',
  'Board {0} of the file': 'Board {0} der Datei',
  'This is not a Kibitzer file. {0}': 'Das ist keine Kibitzer-Datei. {0}',
  'The file is of version {0}; this program reads version {1}.':
    'Die Datei hat Version {0}; dieses Programm liest Version {1}.',
  'Kibitzer JSON': 'Kibitzer-JSON',
  '“{0}” is neither a suit nor a rank.': '„{0}“ ist weder Farbe noch Wert.',
  'The rank “{0}” stands before any suit letter.': 'Der Wert „{0}“ steht vor jedem Farbbuchstaben.',
  'The {0}{1} stands twice in the {2}.': 'Die Karte {0}{1} steht zweimal in {2}.',
  'The hand has {0} cards; thirteen is the most.':
    'Die Hand hat {0} Karten; dreizehn sind das Höchste.',
  '“{0}” is not a vulnerability o, n, e or b.': '„{0}“ ist keine Gefahrenlage o, n, e oder b.',
  'The deal has a fifth hand; there are four seats.':
    'Die Austeilung hat eine fünfte Hand; es gibt vier Plätze.',
  'A call stands before the hands (md).': 'Eine Ansage steht vor den Händen (md).',
  '“{0}” is not a call; calls are p, d, r, 1C to 7N.':
    '„{0}“ ist keine Ansage; Ansagen sind p, d, r, 1C bis 7N.',
  'A pass after the end of the auction is left out.':
    'Ein Passe nach Ende der Reizung ist weggelassen.',
  'The play begins here, but the calls before it lead to no contract.':
    'Hier beginnt das Spiel, aber die Ansagen davor führen zu keinem Kontrakt.',
  '“{0}” is not a card such as SA or hT.': '„{0}“ ist keine Karte wie SA oder hT.',
  '“{0}” is not a number of tricks from 0 to 13.': '„{0}“ ist keine Stichzahl von 0 bis 13.',
  'a name has a sign that LIN uses itself; it is changed there.':
    'ein Name hat ein Zeichen, das LIN selbst braucht; dort ist es geändert.',
  'Board {0}': 'Board {0}',
  'a sign that LIN uses itself, or a line end, is changed in an explanation.':
    'in einer Erklärung ist ein Zeichen, das LIN selbst braucht, oder ein Zeilenende geändert.',
  'the contract is stated without calls, which LIN cannot say; contract and play are left out.':
    'der Kontrakt steht ohne Ansagen da, was LIN nicht sagen kann; Kontrakt und Spiel sind weggelassen.',
  'LIN does not say who claims.': 'LIN sagt nicht, wer Stiche beansprucht.',
  'the calls lead to no contract that has ended, so the result is left out.':
    'die Ansagen führen zu keinem beendeten Kontrakt, also fehlt das Ergebnis.',
  'a hand without a card is read there as an unknown one.':
    'eine Hand ohne Karten wird dort als unbekannt gelesen.',
  'the name of the event is blank or “?”, which PBN takes for none.':
    'der Name der Veranstaltung ist leer oder „?“; PBN liest das als keinen.',
  'blanks around a name are left out.': 'Leerzeichen um einen Namen sind weggelassen.',
  'a name is blank or “?”, which PBN takes for none.':
    'ein Name ist leer oder „?“; PBN liest das als keinen.',
  'LIN says the result as a claim by declarer.':
    'LIN gibt das Ergebnis als Anspruch des Alleinspielers an.',
  'the name of the event is left out.': 'der Name der Veranstaltung ist weggelassen.',
  'Viewer link': 'Link zur Anzeige',
  '“{0}” behind the link is no part of it and is left out.':
    '„{0}“ hinter dem Link gehört nicht dazu und ist weggelassen.',
  'The link is longer than {0} characters.': 'Der Link ist länger als {0} Zeichen.',
  'Text around the links is passed over, from this line on.':
    'Text um die Links wird ab dieser Zeile übergangen.',
  'The LIN text in this link holds no hands.': 'Der LIN-Text in diesem Link enthält keine Hände.',
  'This link only names a hand that is kept elsewhere; open it in your browser and copy the full link or the LIN from there.':
    'Dieser Link nennt nur eine Hand, die anderswo liegt; öffne ihn im Browser und kopiere dort den vollen Link oder das LIN.',
  'This link holds no hands.': 'Dieser Link enthält keine Hände.',
  '“{0}” is not a dealer.': '„{0}“ ist kein Teiler.',
  '“{0}” is not a vulnerability.': '„{0}“ ist keine Gefahrenlage.',
  'The link has cards played, but its calls lead to no contract.':
    'Der Link hat gespielte Karten, aber seine Ansagen führen zu keinem Kontrakt.',
  '{0} has half a letter in it; “�” stands there.':
    '{0} enthält ein halbes Zeichen; dort steht „�“.',
  'an explanation': 'eine Erklärung',
  'a name': 'ein Name',
  'round brackets or line ends of an explanation are changed; the viewer would end it there.':
    'runde Klammern oder Zeilenenden einer Erklärung sind geändert; die Anzeige endete dort.',
  'the contract is stated without calls, which the viewer cannot show.':
    'der Kontrakt steht ohne Ansagen da, was die Anzeige nicht zeigen kann.',
  'the viewer says the result as a claim by declarer.':
    'die Anzeige gibt das Ergebnis als Anspruch des Alleinspielers an.',
  'the room is left out.': 'der Raum ist weggelassen.',
  'the viewer does not say who claims.': 'die Anzeige sagt nicht, wer Stiche beansprucht.',
  'the link is longer than {0} characters, which browsers may cut.':
    'der Link ist länger als {0} Zeichen; Browser können ihn abschneiden.',
  'no hand is known, so there is nothing for the viewer to show.':
    'keine Hand ist bekannt; die Anzeige hat nichts zu zeigen.',
  'Board {0}: {1}': 'Board {0}: {1}',
  'no. {0} of the list': 'Nr. {0} der Liste',
  'the chat and the other LIN pairs are left out.':
    'der Chat und die anderen LIN-Paare sind weggelassen.',
  'the PBN tags {0} are left out.': 'die PBN-Tags {0} sind weggelassen.',
  'the comments and marks of the PBN file are left out.':
    'die Kommentare und Zeichen der PBN-Datei sind weggelassen.',
  'what was marked irregular in the PBN file is left out.':
    'was in der PBN-Datei als regelwidrig markiert war, ist weggelassen.',
  '[{0} "{1}"] takes its value from a game before, and none has one.':
    '[{0} "{1}"] nimmt den Wert aus einem früheren Spiel, und keines hat einen.',
  Table: 'Tisch',
  '“{0}” does not belong after [{1}].': '„{0}“ gehört nicht hinter [{1}].',
  'With the declarer that is stated, {0} left out before the first bid; added here.':
    'Mit dem angegebenen Alleinspieler {0} vor dem ersten Gebot weggelassen; hier ergänzt.',
  'a pass was': 'wurde ein Passe',
  '{0} passes were': 'wurden {0} Passe',
  '“{0}” is not a contract such as 4S, 3NTX or Pass.':
    '„{0}“ ist kein Kontrakt wie 4S, 3NTX oder Pass.',
  '“{0}” is read as {1}.': '„{0}“ wird als {1} gelesen.',
  'The contract names only a strain, so the play cannot be shown.':
    'Der Kontrakt nennt nur eine Farbe; das Spiel lässt sich nicht zeigen.',
  '“{0}” is not a declarer N, E, S or W.': '„{0}“ ist kein Alleinspieler N, E, S oder W.',
  '“{0}” is not the seat N, E, S or W of the opening leader.':
    '„{0}“ ist nicht der Platz N, E, S oder W des Ausspielenden.',
  'The contract, {0}, names no declarer, so it is kept but not shown.':
    'Der Kontrakt {0} nennt keinen Alleinspieler; er bleibt, wird aber nicht gezeigt.',
  'Declarer took {0} tricks in the play, not {1}.':
    'Der Alleinspieler machte {0} Stiche im Spiel, nicht {1}.',
  'Declarer has {0} tricks and {1} are left, so the result cannot be {2}.':
    'Der Alleinspieler hat {0} Stiche, und {1} sind übrig; das Ergebnis kann nicht {2} sein.',
  'The board was passed out, but a contract is stated.':
    'Das Board wurde durchgepasst, aber ein Kontrakt ist angegeben.',
  'The calls lead to {0}, not to the contract that is stated.':
    'Die Ansagen führen zu {0}, nicht zum angegebenen Kontrakt.',
  'The calls make {0} the declarer.': 'Nach den Ansagen ist {0} Alleinspieler.',
  '“={0}=” is not a note from 1 to 32.': '„={0}=“ ist keine Anmerkung von 1 bis 32.',
  'There is no [Note "{0}:…"] for this card.': 'Es gibt kein [Note "{0}:…"] für diese Karte.',
  'Only one card can be the next one (“+”).': 'Nur eine Karte kann die nächste sein („+“).',
  'All thirteen tricks have been played.': 'Alle dreizehn Stiche sind gespielt.',
  'The cards of this row do not fit their columns; they do in playing order from {0}, and are taken so.':
    'Die Karten dieser Zeile passen nicht zu ihren Spalten, wohl aber in Spielfolge ab {0}; so werden sie genommen.',
  'The cards of this row do not fit their columns; each is taken for the hand that holds it.':
    'Die Karten dieser Zeile passen nicht zu ihren Spalten; jede gilt für die Hand, die sie hat.',
  '{0} stands after a card that is missing, so its turn is not known.':
    '{0} steht hinter einer fehlenden Karte; wer dran ist, ist unbekannt.',
  '{0} stands after a trick that is not complete.': '{0} steht hinter einem unvollständigen Stich.',
  '“{0}” is not a card; cards are written suit first, such as SA or HT.':
    '„{0}“ ist keine Karte; Karten schreibt man Farbe zuerst, etwa SA oder HT.',
  'An irregular play is marked here ({0}); the play is shown up to this place.':
    'Hier ist ein regelwidriges Spiel markiert ({0}); das Spiel wird bis hierher gezeigt.',
  'The card is marked {0} but is lawful.': 'Die Karte ist als {0} markiert, aber erlaubt.',
  '“{0}” stands outside any tag; a game begins with a tag such as [Event "…"].':
    '„{0}“ steht außerhalb jedes Tags; ein Spiel beginnt mit einem Tag wie [Event "…"].',
  '[{0}] has more than {1} entries; the rest is left out.':
    '[{0}] hat mehr als {1} Einträge; der Rest ist weggelassen.',
  'The comment that begins here is never closed.':
    'Der Kommentar, der hier beginnt, wird nie geschlossen.',
  'The tag [{0}] stands twice in this game.': 'Der Tag [{0}] steht zweimal in diesem Spiel.',
  'After “[” the name of a tag is missing.': 'Nach „[“ fehlt der Name eines Tags.',
  'The value of [{0}] must stand in quotes.':
    'Der Wert von [{0}] muss in Anführungszeichen stehen.',
  'The value of [{0}] has no closing quote on its line.':
    'Der Wert von [{0}] hat auf seiner Zeile kein schließendes Anführungszeichen.',
  'A quote inside [{0}] is not escaped.': 'Ein Anführungszeichen in [{0}] ist nicht maskiert.',
  'The tag [{0}] is not closed with “]”.': 'Der Tag [{0}] ist nicht mit „]“ geschlossen.',
  '“{0}” is not a mark from $0 to $255.': '„{0}“ ist kein Zeichen von $0 bis $255.',
  '“{0}” is not one of the marks ! ? !! ?? !? ?!.': '„{0}“ ist keines der Zeichen ! ? !! ?? !? ?!.',
  'There is no [Note "{0}:…"] for this call.': 'Es gibt kein [Note "{0}:…"] für diese Ansage.',
  'Only one call can be the next one (“+”).': 'Nur eine Ansage kann die nächste sein („+“).',
  'A player was skipped here (^S); the auction is shown up to this place.':
    'Hier wurde ein Spieler übersprungen (^S); die Reizung wird bis hierher gezeigt.',
  '“{0}” does not belong in an auction.': '„{0}“ gehört nicht in eine Reizung.',
  'After “+” no further call can follow.': 'Nach „+“ kann keine Ansage mehr folgen.',
  '{0} deals and calls first; this call stands in the column of {1}.':
    '{0} teilt und beginnt; diese Ansage steht in der Spalte von {1}.',
  '“{0}” is not a call; calls are written Pass, X, XX, 1C to 7NT.':
    '„{0}“ ist keine Ansage; Ansagen schreibt man Pass, X, XX, 1C bis 7NT.',
  'An insufficient call is marked here (^I); the auction is shown up to this place.':
    'Hier ist eine unzureichende Ansage markiert (^I); die Reizung wird bis hierher gezeigt.',
  'The call is marked insufficient (^I) but is sufficient.':
    'Die Ansage ist als unzureichend markiert (^I), reicht aber.',
  '“{0}” is not a result such as “9” or “NS 9”.': '„{0}“ ist kein Ergebnis wie „9“ oder „NS 9“.',
  'The tricks of the two sides do not add up to 13.': 'Die Stiche beider Seiten ergeben nicht 13.',
  'A date is written YYYY.MM.DD, with ? for what is not known.':
    'Ein Datum schreibt man YYYY.MM.DD, mit ? für Unbekanntes.',
  'The optimum score names a side and its score, such as “NS 100”.':
    'Das beste Ergebnis nennt eine Seite und ihre Punkte, etwa „NS 100“.',
  'This is not a score.': 'Das ist kein Ergebnis.',
  'A score is a number, or a side and a number, such as “NS -100”.':
    'Ein Ergebnis ist eine Zahl, oder eine Seite und eine Zahl, etwa „NS -100“.',
  '“{0}” is not a dealer N, E, S or W.': '„{0}“ ist kein Teiler N, E, S oder W.',
  '“{0}” is not a vulnerability None, NS, EW or All.':
    '„{0}“ ist keine Gefahrenlage None, NS, EW oder All.',
  '“{0}” is not the seat N, E, S or W of the first call.':
    '„{0}“ ist nicht der Platz N, E, S oder W der ersten Ansage.',
  'A note begins with its number, 1 to 32, and a colon.':
    'Eine Anmerkung beginnt mit ihrer Nummer, 1 bis 32, und einem Doppelpunkt.',
  'A note stands before any auction or play.':
    'Eine Anmerkung steht vor jeder Reizung und jedem Spiel.',
  '{0} notes were left out; PBN has room for {1}.':
    '{0} Anmerkungen sind weggelassen; PBN hat Platz für {1}.',
  'A line begins with its label, a letter, and a blank.':
    'Eine Zeile beginnt mit ihrem Kennbuchstaben und einem Leerzeichen.',
  'A record needs its hands, such as “H W:…:…:…:”.':
    'Ein Eintrag braucht seine Hände, etwa „H W:…:…:…:“.',
  '“{0}” is not a contract such as 4S:N.': '„{0}“ ist kein Kontrakt wie 4S:N.',
  'The play has no contract to belong to.': 'Das Spiel hat keinen Kontrakt.',
  'The link is damaged or not complete; copy it again in full.':
    'Der Link ist beschädigt oder unvollständig; kopiere ihn noch einmal ganz.',
  'explanations end after {0} characters': 'Erklärungen enden nach {0} Zeichen',
  'names end after {0} characters': 'Namen enden nach {0} Zeichen',
  'the explanations, the names and the event are left out; they are too long for a link':
    'Erklärungen, Namen und Veranstaltung sind weggelassen; sie sind zu lang für einen Link',
  'The link is too long to be one of ours.': 'Der Link ist zu lang, um von uns zu sein.',
  'This is not a link to a position.': 'Das ist kein Link zu einer Stellung.',
  'The link was made by a newer version of the program; reload the page and try again.':
    'Der Link stammt von einer neueren Version; lade die Seite neu und versuche es noch einmal.',
  'the level': 'die Stufe',
  'the suit': 'die Farbe',
  'the strain': 'die Farbe',
  'the fewest points': 'die wenigsten Punkte',
  'the most points': 'die meisten Punkte',
  'the number of cards': 'die Zahl der Karten',
  'club, diamond, heart or spade': 'club, diamond, heart oder spade',
  'club, diamond, heart, spade or notrump': 'club, diamond, heart, spade oder notrump',
  'a whole number from {0} to {1}': 'eine ganze Zahl von {0} bis {1}',
  '{0} is not a kind of fact; there are {1}.': '{0} ist keine Art von Fakt; es gibt {1}.',
  '{0} has {1}; it needs {2}: {3}.': '{0} hat {1}; nötig sind {2}: {3}.',
  'value|values': 'Wert|Werte',
  '{0}: {1} is missing; it is {2}.': '{0}: {1} fehlt; es ist {2}.',
  '{0}: {1} is {2}, not {3}.': '{0}: {1} ist {2}, nicht {3}.',
  '{0}: the most points, {1}, are fewer than the fewest, {2}.':
    '{0}: die meisten Punkte, {1}, sind weniger als die wenigsten, {2}.',
  'the least': 'das Mindeste',
  'the most': 'das Höchste',
  '{0}: {1} is a whole number from {2} to {3}, or empty for no limit, not {4}.':
    '{0}: {1} ist eine ganze Zahl von {2} bis {3} oder leer für keine Grenze, nicht {4}.',
  '{0}: the most, {1}, is fewer than the least, {2}.':
    '{0}: das Höchste, {1}, ist weniger als das Mindeste, {2}.',
  '{0} is not a fact; one is written like open(1,spade,12,21,5).':
    '{0} ist kein Fakt; geschrieben wird er wie open(1,spade,12,21,5).',
  'A fact ends with a full stop.': 'Ein Fakt endet mit einem Punkt.',
  'A strategy has at most {0} characters; this text has {1}.':
    'Eine Strategie hat höchstens {0} Zeichen; dieser Text hat {1}.',
  'The text is empty.': 'Der Text ist leer.',
  'A comma or a closing bracket is missing.': 'Ein Komma oder eine schließende Klammer fehlt.',
  'A name in quotation marks is missing.': 'Ein Name in Anführungszeichen fehlt.',
  'A colon is missing.': 'Ein Doppelpunkt fehlt.',
  'A comma or a closing brace is missing.':
    'Ein Komma oder eine schließende geschweifte Klammer fehlt.',
  'Values are nested too deeply.': 'Werte sind zu tief verschachtelt.',
  'The text in quotation marks does not end, or has a mark that JSON forbids.':
    'Der Text in Anführungszeichen endet nicht oder hat ein Zeichen, das JSON verbietet.',
  'The text ends too early.': 'Der Text endet zu früh.',
  'This is not a JSON value.': 'Das ist kein JSON-Wert.',
  'Something stands after the end.': 'Nach dem Ende steht noch etwas.',
  'This is not JSON.': 'Das ist kein JSON.',
  '“{0}” is a list of rows.': '„{0}“ ist eine Liste von Zeilen.',
  'A row of “{0}” is a list of values, such as {1}.':
    'Eine Zeile von „{0}“ ist eine Liste von Werten, etwa {1}.',
  'A value of “{0}” is a number or a text in quotation marks.':
    'Ein Wert von „{0}“ ist eine Zahl oder ein Text in Anführungszeichen.',
  '“tieBreak” is a list of at most {0} steps.':
    '„tieBreak“ ist eine Liste von höchstens {0} Schritten.',
  'A step of the tie-break is {0}, or a call such as 1N or P{1}.':
    'Ein Schritt des Stichentscheids ist {0} oder eine Ansage wie 1N oder P{1}.',
  ', not {0}': ', nicht {0}',
  '“continuations” is a list of at most {0} rows.':
    '„continuations“ ist eine Liste von höchstens {0} Zeilen.',
  'A row of “continuations” is a rule, what its range is of, the least and the most, such as ["respond/1N","points",6,10].':
    'Eine Zeile von „continuations“ ist eine Regel, wovon ihr Bereich ist, das Mindeste und das Höchste, etwa ["respond/1N","points",6,10].',
  'A limit is a number, or null for none.': 'Eine Grenze ist eine Zahl oder null für keine.',
  '{0} of {1} stands twice.': '{0} von {1} steht zweimal.',
  '“{0}” stands twice.': '„{0}“ steht zweimal.',
  'The name is a text of at most {0} letters.': 'Der Name ist ein Text von höchstens {0} Zeichen.',
  'The format of a strategy is “{0}”.': 'Das Format einer Strategie ist „{0}“.',
  'This program reads version {0} of the format.': 'Dieses Programm liest Version {0} des Formats.',
  'This is not JSON. {0}': 'Das ist kein JSON. {0}',
  'A strategy is an object in braces.': 'Eine Strategie ist ein Objekt in geschweiften Klammern.',
  'A strategy has at most {0} facts.': 'Eine Strategie hat höchstens {0} Fakten.',
  'There is no fact here.': 'Hier ist kein Fakt.',
  '{0} more problems are not listed.': '{0} weitere Probleme sind nicht aufgelistet.',
  '{0} frees the notrump bid from notrumpmin and ntmaxmajor (rules 2 and 3).':
    '{0} befreit das SA-Gebot von notrumpmin und ntmaxmajor (Regel 2 und 3).',
  '{0} has no effect: only conventions in a minor or in notrump are spared by a rule, and this is {1}.':
    '{0} hat keine Wirkung: Nur Konventionen in Unterfarbe oder Sans Atout verschont eine Regel, und dies ist {1}.',
  '{0} has no effect: rule 11 chooses between the majors only.':
    '{0} hat keine Wirkung: Regel 11 wählt nur zwischen den Oberfarben.',
  '{0} stands {1} times; once has the same effect.': '{0} steht {1}-mal; einmal wirkt ebenso.',
  '{0} has {1} facts: the bid must meet all of them, and any one of them alone can forbid a pass. They are not alternatives.':
    '{0} hat {1} Fakten: Das Gebot muss alle erfüllen, und jeder allein kann ein Passe verbieten. Es sind keine Alternativen.',
  '{0} stands {1} times: the strictest counts.': '{0} steht {1}-mal: Der strengste zählt.',
  '{0} lies above preempt({1}): the bid always falls (rule 13), but the fact still forbids a pass (rule {2}).':
    '{0} liegt über preempt({1}): Das Gebot fällt immer (Regel 13), aber der Fakt verbietet weiter ein Passe (Regel {2}).',
  '{0} lies above preempt({1}) and has no effect: the bid always falls (rule 13).':
    '{0} liegt über preempt({1}) und hat keine Wirkung: Das Gebot fällt immer (Regel 13).',
  'There is no preempt fact: bids of every level are candidates.':
    'Es gibt keinen Fakt preempt: Gebote jeder Stufe kommen in Frage.',
  'No fact limits the points of {0}{1}: {2}': 'Kein Fakt begrenzt die Punkte von {0}{1}: {2}',
  ' and {0} more bids': ' und {0} weiteren Geboten',
  'without a fact a bid is hardly ever struck out.':
    'ohne Fakt wird ein Gebot fast nie gestrichen.',
  'a notrump bid without one falls by its suits only.':
    'ein SA-Gebot ohne Fakt fällt nur durch seine Farben.',
}
