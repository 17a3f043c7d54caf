import type { Message } from '../catalogue/store.ts'

export const store: Record<Message, string> = {
  'There is nothing to undo.': 'Es gibt nichts zurückzunehmen.',
  ' {0} has the turn.': ' {0} ist dran.',
  'Undone: {0}.{1}': 'Zurückgenommen: {0}.{1}',
  'There is nothing to do again.': 'Es gibt nichts zu wiederholen.',
  'There is no such line.': 'Eine solche Linie gibt es nicht.',
  'A board keeps at least one line.': 'Ein Board behält mindestens eine Linie.',
  '{0} is deleted. {1}.': '{0} ist gelöscht. {1}.',
  'The agreements of {0} start afresh.': 'Die Vereinbarungen von {0} beginnen von vorn.',
  'There is no agreement to take back.': 'Es gibt keine Vereinbarung zurückzunehmen.',
  'There is no agreement to bring back.': 'Es gibt keine Vereinbarung wiederherzustellen.',
  'The answers are hidden until you ask.': 'Die Antworten sind verborgen, bis du fragst.',
  'The answers are shown.': 'Die Antworten sind zu sehen.',
  'Example: {0}. {1}.': 'Beispiel: {0}. {1}.',
  'No example is open.': 'Kein Beispiel ist offen.',
  'The example is closed. {0}.': 'Das Beispiel ist geschlossen. {0}.',
  'A whole number is needed.': 'Nötig ist eine ganze Zahl.',
  'It may not be less than {0}.': 'Es darf nicht weniger als {0} sein.',
  'It may not be more than {0}.': 'Es darf nicht mehr als {0} sein.',
  '{0} is needed, in letters.': 'Nötig in Buchstaben: {0}.',
  '“{0}” is not {1}.': '„{0}“ ist nicht: {1}.',
  'a suit (S, H, D or C)': 'eine Farbe (S, H, D oder C)',
  'a card, such as SA': 'eine Karte, etwa SA',
  'a call, such as 1H, P or X': 'eine Ansage, etwa 1H, P oder X',
  'A hand is caller, left, partner or right.': 'Eine Hand ist caller, left, partner oder right.',
  'ranks, such as AKQ': 'Werte, etwa AKQ',
  'A condition is length, longer, hcp, rule, balanced, card, among, all, any, one or not.':
    'Eine Bedingung ist length, longer, hcp, rule, balanced, card, among, all, any, one oder not.',
  'The least, {0}, is more than the most, {1}.':
    'Das Mindeste, {0}, ist mehr als das Höchste, {1}.',
  'It is consistent, unspecified or inconsistent.':
    'Es ist consistent, unspecified oder inconsistent.',
  'A side has {0} calls at most.': 'Eine Seite hat höchstens {0} Ansagen.',
  'The file does not say that it is “{0}”.': 'Die Datei sagt nicht, dass sie „{0}“ ist.',
  'The text is longer than {0} characters.': 'Der Text ist länger als {0} Zeichen.',
  'The text is empty.': 'Der Text ist leer.',
  'This is not JSON: {0}': 'Das ist kein JSON: {0}',
  'The file nests more than {0} levels deep.':
    'Die Datei ist mehr als {0} Ebenen tief verschachtelt.',
  'Five-card majors, strong notrump': 'Fünfer-Oberfarben, starkes Sans Atout',
  'Four-card majors, weak notrump': 'Vierer-Oberfarben, schwaches Sans Atout',
  'By hand': 'Von Hand',
  'There is no board to load.': 'Es gibt kein Board zu laden.',
  'One board loaded from {0}.': 'Ein Board geladen aus {0}.',
  '{0} boards loaded from {1}.': '{0} Boards geladen aus {1}.',
  'There is no board {0} in the list.': 'Ein Board {0} gibt es in der Liste nicht.',
  'Another board.': 'Ein anderes Board.',
  'Board {0}.': 'Board {0}.',
  'A board number is a whole number from 1.': 'Eine Boardnummer ist eine ganze Zahl ab 1.',
  'Board {0} is dealt. {1} calls first.': 'Board {0} ist ausgeteilt. {1} beginnt die Reizung.',
  'A shared position is open. {0}.': 'Eine weitergegebene Stellung ist offen. {0}.',
  'The {0} stands in two hands, {1}.': 'Die Karte {0} steht in zwei Händen, {1}.',
  ' and ': ' und ',
  'New hands are on the table. {0} calls first.':
    'Neue Hände liegen auf dem Tisch. {0} beginnt die Reizung.',
  'The engine that works out the answers could not be started{0} The table plays on; the next question tries again.':
    'Das Rechenwerk für die Antworten ließ sich nicht starten{0} Der Tisch spielt weiter; die nächste Frage versucht es noch einmal.',
  'The engine stopped and has been started again.': 'Das Rechenwerk blieb stehen und läuft wieder.',
  'The lesson is too long for a link: {0} letters, and {1} can be sent. Save it as a file, or split it.':
    'Die Lektion ist zu lang für einen Link: {0} Zeichen, und {1} lassen sich senden. Speichere sie als Datei oder teile sie auf.',
  'The lesson of the link cannot be opened: {0}':
    'Die Lektion des Links lässt sich nicht öffnen: {0}',
  'it is too long.': 'sie ist zu lang.',
  'it is cut off or changed.': 'sie ist abgeschnitten oder verändert.',
  'it is no lesson.': 'es ist keine Lektion.',
  'This browser keeps nothing for Kibitzer now, or has no room left. Save your lesson or result as a file.':
    'Dieser Browser behält jetzt nichts für Kibitzer oder hat keinen Platz mehr. Speichere Lektion oder Ergebnis als Datei.',
  'There is no storage.': 'Es gibt keinen Speicher.',
  'The position is open. {0} Yours stay in use.':
    'Die Stellung ist offen. {0} Deine bleiben in Gebrauch.',
  'Its agreements could not be read: {0}': 'Ihre Vereinbarungen ließen sich nicht lesen: {0}',
  'Its agreements could not be judged: {0}': 'Ihre Vereinbarungen ließen sich nicht prüfen: {0}',
  'The agreements of the link cannot be used: {0}':
    'Die Vereinbarungen des Links sind nicht brauchbar: {0}',
  'The agreements of the link are in use, in place of yours.':
    'Die Vereinbarungen des Links gelten, anstelle von deinen.',
  'Keep mine': 'Meine behalten',
  'The position is open. The systems of the link cannot be read: they are cut off or changed. Yours stay in use.':
    'Die Stellung ist offen. Die Systeme des Links sind nicht lesbar: Sie sind abgeschnitten oder verändert. Deine bleiben in Gebrauch.',
  'The link could not be opened: {0}': 'Der Link ließ sich nicht öffnen: {0}',
  'The agreements of the link cannot be read: {0}':
    'Die Vereinbarungen des Links sind nicht lesbar: {0}',
  'they are too long.': 'sie sind zu lang.',
  'they are cut off or changed.': 'sie sind abgeschnitten oder verändert.',
  'it was saved by a newer version of Kibitzer.':
    'von einer neueren Version von Kibitzer gespeichert.',
  'The data cannot be written as text: {0}': 'Die Daten lassen sich nicht als Text schreiben: {0}',
  'Keep this tab’s table instead': 'Stattdessen den Tisch dieses Tabs behalten',
  'Show the saved table': 'Den gespeicherten Tisch zeigen',
  'What is on the table cannot be kept when the page closes: {0}':
    'Was auf dem Tisch liegt, bleibt nach dem Schließen nicht erhalten: {0}',
  '{0} It is set aside, and a new board is on the table.':
    '{0} Er ist beiseitegelegt, und ein neues Board liegt auf dem Tisch.',
  'this browser offers no storage here.': 'Dieser Browser bietet hier keinen Speicher.',
  'The table could not be saved: the storage is full. It stays as long as the page is open.':
    'Der Tisch ließ sich nicht speichern: Der Speicher ist voll. Er bleibt, solange die Seite offen ist.',
  'The table could not be saved: {0}': 'Der Tisch ließ sich nicht speichern: {0}',
  'The other tab is closed. The table it saved is not the one you see here, and nothing you do here is saved until you choose.':
    'Der andere Tab ist geschlossen. Sein gespeicherter Tisch ist nicht der, den du hier siehst, und hier wird nichts gespeichert, bis du wählst.',
  'Another tab keeps the table now. What you do in this one is not saved.':
    'Jetzt führt ein anderer Tab den Tisch. Was du in diesem tust, wird nicht gespeichert.',
  'Kibitzer is open in another tab, and that tab keeps the table. What you do in this one is not saved.':
    'Kibitzer ist in einem anderen Tab offen, und der führt den Tisch. Was du in diesem tust, wird nicht gespeichert.',
  'The saved table is damaged: board {0} is missing.':
    'Der gespeicherte Tisch ist beschädigt: Board {0} fehlt.',
  'The saved table is damaged: a board has another’s place.':
    'Der gespeicherte Tisch ist beschädigt: Ein Board steht an der Stelle eines anderen.',
  '{0} What could not be read is set aside; {1} here.':
    '{0} Was nicht lesbar war, ist beiseitegelegt; hier: {1}.',
  'one board is': 'ein Board',
  '{0} boards are': '{0} Boards',
  '{0} That board is set aside; the other {1} here.':
    '{0} Dieses Board ist beiseitegelegt; hier sind die anderen: {1}.',
  '{0} boards of the saved table are damaged and set aside; the other {1} here.':
    '{0} Boards des gespeicherten Tisches sind beschädigt und beiseitegelegt; hier sind die anderen: {1}.',
  'an agreed range is upside down': 'ein vereinbarter Bereich ist verkehrt herum',
  'an agreed lead has a range that is upside down':
    'ein vereinbartes Ausspiel hat einen verkehrten Bereich',
  'a strategy is named twice': 'eine Strategie kommt zweimal vor',
  'a strategy has no place in the list': 'eine Strategie hat keinen Platz in der Liste',
  '{0} has a row with too many or too few cells':
    '{0} hat eine Zeile mit zu vielen oder zu wenigen Feldern',
  '{0} has two rows of one name': '{0} hat zwei Zeilen mit einem Namen',
  '{0} has a range that is upside down': '{0} hat einen verkehrten Bereich',
  'The saved table is damaged: {0}.': 'Der gespeicherte Tisch ist beschädigt: {0}.',
  'it cannot be read': 'er ist nicht lesbar',
  'its outermost part': 'der äußerste Teil',
  'it nests too deep': 'er ist zu tief verschachtelt',
  'The table was saved by a newer version of Kibitzer.':
    'Der Tisch wurde von einer neueren Version von Kibitzer gespeichert.',
  'a board is named twice': 'ein Board kommt zweimal vor',
  'the board on the table is not in the list': 'das Board auf dem Tisch ist nicht in der Liste',
  'a board has no place in the list': 'ein Board hat keinen Platz in der Liste',
  'board {0} has a hand of more than thirteen cards':
    'Board {0} hat eine Hand mit mehr als dreizehn Karten',
  'board {0} has a card in two hands': 'Board {0} hat eine Karte in zwei Händen',
  'board {0} {1}': 'Board {0} {1}',
  'has two lines of one name': 'hat zwei Linien mit einem Namen',
  'has a line out of number': 'hat eine Linie außer der Zählung',
  'stands at a place that is not there': 'steht an einer Stelle, die es nicht gibt',
  'has a line that leaves behind its own end': 'hat eine Linie, die hinter ihrem Ende abzweigt',
  'has a line that left no other': 'hat eine Linie, die von keiner abzweigt',
  'has a call or card that cannot follow': 'hat eine Ansage oder Karte, die nicht folgen kann',
  'undoes on a line not there': 'nimmt auf einer Linie zurück, die es nicht gibt',
  'The storage did not open in time.': 'Der Speicher öffnete sich nicht rechtzeitig.',
  'What you practise here is not kept when the page closes':
    'Was du hier übst, bleibt nach dem Schließen nicht erhalten',
  'One record of your practice could not be read and was left out.':
    'Ein Eintrag deines Übens war nicht lesbar und ist weggelassen.',
  '{0} records of your practice could not be read and were left out.':
    '{0} Einträge deines Übens waren nicht lesbar und sind weggelassen.',
  '{0}: this browser offers no storage.': '{0}: Dieser Browser bietet keinen Speicher.',
  'Line {0}': 'Linie {0}',
  'Line {0} from call {1}': 'Linie {0} ab Ansage {1}',
  'Line {0} from the opening lead': 'Linie {0} ab dem Ausspiel',
  'Line {0} from trick {1}': 'Linie {0} ab Stich {1}',
  'A session has 1 to {0} boards.': 'Eine Runde hat 1 bis {0} Boards.',
  'This backup was made by a newer version of Kibitzer.':
    'Diese Sicherung stammt von einer neueren Version von Kibitzer.',
  'The file is longer than any backup of Kibitzer: over 100 MB.':
    'Die Datei ist länger als jede Sicherung von Kibitzer: über 100 MB.',
  'This is not a backup of Kibitzer, or it breaks off in the middle.':
    'Das ist keine Sicherung von Kibitzer, oder sie bricht mittendrin ab.',
  'This is not a backup of Kibitzer.': 'Das ist keine Sicherung von Kibitzer.',
  'Nothing in this backup can be read.': 'In dieser Sicherung ist nichts lesbar.',
  '{0}, from the backup': '{0}, aus der Sicherung',
  'The library has {0} strategies. Delete one before another goes in.':
    'Die Bibliothek hat {0} Strategien. Lösche eine, bevor eine weitere hineinkommt.',
  'There is nothing to redo.': 'Es gibt nichts zu wiederholen.',
  'There is no such strategy.': 'Eine solche Strategie gibt es nicht.',
  'The example': 'Das Beispiel',
  'The board was passed out; nothing more happens on it.':
    'Das Board wurde durchgepasst; mehr geschieht darauf nicht.',
  'All the cards have been played.': 'Alle Karten sind gespielt.',
  'The play ended with a claim; undo the claim to play on.':
    'Das Spiel endete mit einem Anspruch; nimm ihn zurück, um weiterzuspielen.',
  'The auction has ended; a card comes next.':
    'Die Reizung ist beendet; als Nächstes kommt eine Karte.',
  'The auction has not ended; a call comes next.':
    'Die Reizung ist nicht beendet; als Nächstes kommt eine Ansage.',
  'There is nothing to claim before the play.': 'Vor dem Spiel gibt es nichts zu beanspruchen.',
  'Declarer’s side can end with {0} to {1} tricks, not {2}.':
    'Die Seite des Alleinspielers kann auf {0} bis {1} Stiche kommen, nicht auf {2}.',
  'After the claim': 'Nach dem Anspruch',
  'Passed out': 'Durchgepasst',
  'Before the opening lead': 'Vor dem Ausspiel',
  'Before the first call': 'Vor der ersten Ansage',
  'Auction, after {0}’s call': 'Reizung, nach der Ansage von {0}',
  'After trick {0}': 'Nach Stich {0}',
  'Trick {0}, after {1}’s card': 'Stich {0}, nach der Karte von {1}',
  '{0} by {1}': '{0} von {1}',
  'The board is passed out': 'Das Board ist durchgepasst',
  '{0}: declarer’s side takes {1} of these {2}':
    '{0}: Die Seite des Alleinspielers macht {1} dieser {2}',
  'trick|tricks': 'Stich|Stiche',
  'just made': 'gerade erfüllt',
  'made with {0} over': 'erfüllt mit {0} über',
  '{0} down': '{0} Faller',
  '{0} for {1}': '{0} für {1}',
  '{0} The board is passed out.': '{0} Das Board ist durchgepasst.',
  '{0} {1}. {2} leads.': '{0} {1}. {2} spielt aus.',
  '{0} claims: declarer ends with {1}.': '{0} beansprucht: Der Alleinspieler kommt auf {1}.',
  ' {0} shows out of {1}.': ' {0} hat kein {1} mehr.',
  '{0} {1} the {2}.{3}': '{0} {1} {2}.{3}',
  leads: 'spielt aus:',
  plays: 'spielt',
  '{0} {1} wins trick {2}.': '{0} {1} gewinnt Stich {2}.',
  'No calls yet. {0} deals and calls first.':
    'Noch keine Ansagen. {0} teilt und beginnt die Reizung.',
  '{0} to call.': '{0} ist dran.',
  '{0} makes the opening lead.': '{0} spielt aus.',
  '{0} to play': '{0} ist dran',
  '{0} to play from dummy': '{0} spielt vom Dummy',
  '{0}, leading to trick {1}.': '{0} zum Anspiel von Stich {1}.',
  '{0}; {1} were led.': '{0}; ausgespielt ist {1}.',
  'Try again': 'Noch einmal versuchen',
}
