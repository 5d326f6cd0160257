import type { GroupPage } from '../types.ts'
import { same, text } from './compose.ts'
import { listed, plain, questions, tabled } from './sections.ts'

const necessary = text('zorunlu', 'necessary', 'notwendig', 'необходимый')
const onConsent = text('onayla', 'on consent', 'mit Zustimmung', 'по согласию')

export const cookiesPage: GroupPage = {
  key: 'cookies',
  title: text('Çerez politikası', 'Cookie policy', 'Cookie-Richtlinie', 'Политика в отношении файлов cookie'),
  description: text(
    'Crystal Hotels çerez politikası: hangi çerez ne işe yarar, ne kadar kalır, hangisi onay ister. Tercihinizi nasıl değiştireceğiniz de burada.',
    'Cookie policy of Crystal Hotels: what each cookie does, how long it stays and which ones ask for consent, with the way to change your choice.',
    'Cookie-Richtlinie von Crystal Hotels: was jedes Cookie tut, wie lange es bleibt, welches Zustimmung braucht und wie Sie Ihre Wahl ändern.',
    'Политика Crystal Hotels в отношении cookie: что делает каждый файл, сколько хранится, где нужно согласие и как изменить свой выбор.',
  ),
  sections: [
    plain(
      'what',
      text('1. Çerez nedir?', '1. What a cookie is', '1. Was ein Cookie ist', '1. Что такое cookie'),
      text(
        'Çerez, bir sitenin tarayıcınıza bıraktığı kısa bir nottur: “bu kişi Almanca okuyor” gibi. Tarayıcı, aynı siteye dönüldüğünde notu geri gösterir. Benzer notlar tarayıcının yerel deposunda da tutulabilir; bu metinde “çerez” derken ikisini birden anlatıyoruz. Notu biz koyarsak birinci taraf, sayfada çalışan başka bir hizmet koyarsa üçüncü taraf çerezidir.',
        'A cookie is a short note that a site leaves in your browser, such as “this person reads German”. When you come back the browser shows the note again. Similar notes may lie in the browser’s local storage; when we say “cookie” here we mean both. If we leave the note it is a first-party cookie; if another service on the page does, a third-party one.',
        'Ein Cookie ist ein kurzer Zettel, den eine Website in Ihrem Browser hinterlässt, etwa „diese Person liest Deutsch“. Beim nächsten Besuch zeigt der Browser ihn wieder vor. Ähnliche Zettel können im lokalen Speicher des Browsers liegen; mit „Cookie“ meinen wir hier beides. Legen wir den Zettel ab, ist es ein Cookie der Website selbst, legt ihn ein anderer Dienst ab, ein Cookie Dritter.',
        'Cookie — это короткая записка, которую сайт оставляет в браузере: например, «этот человек читает по-немецки». При возвращении браузер показывает её снова. Похожие записки бывают в локальном хранилище браузера; под «cookie» мы понимаем и то и другое. Если записку оставили мы, это собственный файл, если другой сервис на странице — сторонний.',
      ),
      text(
        'Çerez bir program değildir: bilgisayarınızdaki dosyaları okuyamaz, virüs taşıyamaz. Ama birleştirildiğinde bir kişinin neye baktığını anlatabilir. Bu yüzden olabildiğince az kullanır, zorunlu olmayanları sizin kararınıza bırakırız.',
        'A cookie is not a program: it can read no files and carry no virus. Put together, however, such notes can tell what somebody has looked at. So we use as few as we can and leave all but the necessary ones to you.',
        'Ein Cookie ist kein Programm: Es kann keine Dateien lesen und keinen Virus tragen. Zusammengefügt aber können solche Zettel erzählen, was jemand angesehen hat. Darum verwenden wir so wenige wie möglich und überlassen alle nicht notwendigen Ihrer Entscheidung.',
        'Cookie не программа: он не читает файлы и не переносит вирусы. Но собранные вместе такие записки могут рассказать, что человек смотрел. Поэтому мы используем их как можно меньше, а все, кроме необходимых, оставляем на ваше решение.',
      ),
    ),
    plain(
      'law',
      text('2. Dayanak', '2. The ground', '2. Grundlage', '2. Основание'),
      text(
        'Zorunlu çerezleri, istediğiniz hizmeti sunabilmek için kullanırız: 6698 sayılı Kanun’un 5. maddesinin ikinci fıkrası (c) ve (f) bentleri ile Kişisel Verileri Koruma Kurumu’nun Çerez Uygulamaları Hakkında Rehberi buna olanak verir. Ötekiler için 5. maddenin birinci fıkrasına göre açık rızanızı isteriz. Avrupa Birliği’nden gelen ziyaretçiler için aynı ayrım, e-Gizlilik Direktifi’nin 5(3). maddesi ile GDPR’nin 6. maddesinden doğar. Rıza istemeden önce hiçbir isteğe bağlı çerez yerleştirilmez.',
        'Necessary cookies serve what you have asked for: Article 5(2)(c) and (f) of the Turkish Law no. 6698 and the guideline of the Personal Data Protection Authority on cookies allow them. For all others we ask for your explicit consent under Article 5(1). For visitors from the European Union the same line is drawn by Article 5(3) of the ePrivacy Directive and Article 6 GDPR. No optional cookie is set before you are asked.',
        'Notwendige Cookies dienen dem, was Sie verlangt haben: Artikel 5 Absatz 2 c und f des türkischen Gesetzes Nr. 6698 und der Cookie-Leitfaden der Datenschutzbehörde erlauben sie. Für alle anderen bitten wir nach Artikel 5 Absatz 1 um Ihre ausdrückliche Einwilligung. Für Besucher aus der Europäischen Union folgt dieselbe Unterscheidung aus Artikel 5 Absatz 3 der ePrivacy-Richtlinie und Artikel 6 DSGVO. Vor Ihrer Entscheidung wird kein freiwilliges Cookie gesetzt.',
        'Необходимые файлы нужны для того, что вы запросили: их допускают статья 5(2)(c) и (f) Закона Турции № 6698 и руководство Управления по защите персональных данных. Для остальных мы просим явного согласия по статье 5(1). Для посетителей из Европейского союза то же различие следует из статьи 5(3) Директивы ePrivacy и статьи 6 GDPR. До вашего решения ни один необязательный файл не ставится.',
      ),
    ),
    tabled(
      'list',
      text('3. Çerezlerin listesi', '3. The list of cookies', '3. Liste der Cookies', '3. Перечень файлов'),
      [
        text('Ad', 'Name', 'Name', 'Имя'),
        text('Ne işe yarar?', 'What it does', 'Wozu', 'Зачем'),
        text('Süre', 'Period', 'Dauer', 'Срок'),
        text('Tür', 'Kind', 'Art', 'Вид'),
      ],
      [
        [
          same('i18n_redirected'),
          text(
            'Menüden seçtiğiniz dili saklar; yalnız siz bir dil seçince yazılır',
            'Stores the language you chose in the menu; written only when you choose one',
            'Speichert die im Menü gewählte Sprache; nur wenn Sie eine wählen',
            'Хранит выбранный в меню язык; пишется, только если вы его выбрали',
          ),
          text('365 gün', '365 days', '365 Tage', '365 дней'),
          necessary,
        ],
        [
          same('cc_cookie'),
          text(
            'Çerez tercihinizi saklar',
            'Stores your cookie choice',
            'Speichert Ihre Cookie-Wahl',
            'Хранит ваш выбор по cookie',
          ),
          text('182 gün', '182 days', '182 Tage', '182 дня'),
          necessary,
        ],
        [
          same('country'),
          text(
            'Telefon numarası için ülke kodu, yerel depoda',
            'Country code for the phone number, in local storage',
            'Ländercode für die Telefonnummer, im lokalen Speicher',
            'Код страны для телефона, в локальном хранилище',
          ),
          text('oturum', 'session', 'Sitzung', 'сеанс'),
          necessary,
        ],
        [
          same('stories_seen'),
          text(
            'Hangi hikâyeyi gördüğünüzü anımsar, yerel depoda',
            'Remembers which stories you have seen, in local storage',
            'Merkt sich gesehene Storys, im lokalen Speicher',
            'Помнит просмотренные истории, в локальном хранилище',
          ),
          text('30 gün', '30 days', '30 Tage', '30 дней'),
          necessary,
        ],
        [
          same('chat_session'),
          text(
            'Canlı sohbette konuşmayı sürdürür',
            'Continues a conversation in the live chat',
            'Führt ein Gespräch im Live-Chat fort',
            'Продолжает разговор в чате',
          ),
          text('30 gün', '30 days', '30 Tage', '30 дней'),
          onConsent,
        ],
        [
          same('_ga, _ga_*'),
          text(
            'Etiket yöneticisiyle sayfa görüntülemeyi ölçer',
            'Measures page views by the tag manager',
            'Misst Seitenaufrufe über den Tag-Manager',
            'Измеряет просмотры через менеджер тегов',
          ),
          text('13 ay', '13 months', '13 Monate', '13 месяцев'),
          onConsent,
        ],
        [
          same('map_consent'),
          text(
            'Haritayı açma iznini anımsar',
            'Remembers that maps may open',
            'Merkt sich die Erlaubnis für Karten',
            'Помнит разрешение на карты',
          ),
          text('182 gün', '182 days', '182 Tage', '182 дня'),
          onConsent,
        ],
      ],
    ),
    plain(
      'language',
      text(
        '4. Dil çerezi yakından',
        '4. The language cookie, closely',
        '4. Das Sprach-Cookie genauer',
        '4. Подробнее о файле языка',
      ),
      text(
        'i18n_redirected adlı çerez yalnız iki harf taşır: tr, en, de ya da ru. Site kökündeki ana sayfaya döndüğünüzde sizi seçtiğiniz dile götürür; başka hiçbir adreste yönlendirme yapmaz, böylece arkadaşınızın gönderdiği bir bağlantı hep onun gördüğü dilde açılır. Tarayıcınızın dil tercihinden çıkarılan bir öneri çereze yazılmaz; yazılması için menüden sizin seçmeniz gerekir. Çerez bu siteye aittir (SameSite=Lax, yol “/”), 365 gün sonra silinir ve her seçiminizde süre yeniden başlar.',
        'The cookie i18n_redirected carries two letters alone: tr, en, de or ru. When you come back to the home page at the root of the site it leads you to your language; at no other address does it redirect, so a link from a friend always opens in the language the friend saw. A guess from your browser’s preference is not written into it: for that you have to choose in the menu. It belongs to this site (SameSite=Lax, path “/”), ends after 365 days, and starts anew with each choice.',
        'Das Cookie i18n_redirected enthält nur zwei Buchstaben: tr, en, de oder ru. Kehren Sie zur Startseite im Wurzelverzeichnis zurück, führt es Sie zu Ihrer Sprache; an keiner anderen Adresse leitet es um, sodass der Link einer Freundin immer in der Sprache aufgeht, die sie gesehen hat. Eine Vermutung aus der Browsereinstellung wird nicht hineingeschrieben: Dazu müssen Sie im Menü wählen. Es gehört zu dieser Website (SameSite=Lax, Pfad „/“), endet nach 365 Tagen und beginnt mit jeder Wahl von vorn.',
        'Файл i18n_redirected содержит лишь две буквы: tr, en, de или ru. Когда вы возвращаетесь на главную страницу в корне сайта, он открывает ваш язык; на других адресах он никуда не перенаправляет, и ссылка от друга всегда откроется на том языке, который видел он. Догадка по настройкам браузера в него не пишется: нужно выбрать язык в меню. Файл принадлежит этому сайту (SameSite=Lax, путь «/»), удаляется через 365 дней, и с каждым выбором срок начинается заново.',
      ),
    ),
    listed(
      'categories',
      text('5. Neye onay verirsiniz?', '5. What you agree to', '5. Wozu Sie zustimmen', '5. На что вы соглашаетесь'),
      text(
        'Sol alttaki pencerede iki düğme aynı boyda ve aynı biçimdedir: “Reddet” ve “Kabul et”. Ayrıntıya girerseniz üç kutu görürsünüz, üçü de boş gelir:',
        'The panel at the lower left has two buttons of the same size and form: “Refuse” and “Agree”. Under the details stand three boxes, and all three come empty:',
        'Das Feld unten links hat zwei Schaltflächen gleicher Größe und Form: „Ablehnen“ und „Zustimmen“. Unter den Einzelheiten stehen drei Kästchen, alle drei leer:',
        'В окне слева внизу две кнопки одного размера и вида: «Отказаться» и «Согласиться». В подробностях — три поля, и все изначально пустые:',
      ),
      [
        text(
          'Sohbet: canlı sohbet penceresi yüklenir ve konuşmanız otuz gün sürdürülebilir. Onay vermezseniz telefon, e-posta ve form her zaman açıktır.',
          'Chat: the live chat is loaded and your conversation can go on for thirty days. Without it, phone, e-mail and form are always there.',
          'Chat: Der Live-Chat wird geladen, Ihr Gespräch lässt sich dreißig Tage fortsetzen. Ohne ihn bleiben Telefon, E-Mail und Formular.',
          'Чат: загружается окно чата, разговор можно продолжать тридцать дней. Без него остаются телефон, почта и форма.',
        ),
        text(
          'Harita ve video: otelin haritası ya da bir film, kendi sağlayıcısından gelir. Onaysız, haritanın yerinde adres ve yol tarifi yazılı durur.',
          'Maps and video: a hotel’s map or a film comes from its provider. Without it, address and directions stand in the map’s place.',
          'Karten und Video: Die Karte eines Hotels oder ein Film kommt vom jeweiligen Anbieter. Ohne Zustimmung stehen dort Adresse und Wegbeschreibung.',
          'Карты и видео: карта отеля или фильм загружаются от поставщика. Без согласия на месте карты — адрес и описание пути.',
        ),
        text(
          'Ölçüm: üç otelimizin sayfalarında hangi sayfanın kaç kez açıldığı sayılır. Öteki sayfalarda ölçüm çerezi hiç yoktur.',
          'Measuring: on the pages of three hotels we count how often a page is opened. On all others there is no such cookie at all.',
          'Messung: Auf den Seiten dreier Hotels zählen wir die Aufrufe. Auf allen anderen gibt es ein solches Cookie gar nicht.',
          'Измерение: на страницах трёх отелей считаем, сколько раз открыта страница. На остальных такого файла нет вовсе.',
        ),
      ],
    ),
    plain(
      'change',
      text('6. Tercihi değiştirmek', '6. Changing your choice', '6. Die Wahl ändern', '6. Как изменить выбор'),
      text(
        'Her sayfanın altındaki “Çerezler” bağlantısının yanında tercih penceresini yeniden açabilirsiniz. Onayınızı geri aldığınızda isteğe bağlı çerezleri siler, ilgili hizmeti o sayfadan başlayarak yüklemeyiz. Kararınızı 182 gün saklar, sonra yeniden sorarız; arada sormayız. “Reddet” diyen ziyaretçiye aynı oturumda ikinci kez pencere gösterilmez.',
        'Beside the link “Cookies” at the foot of each page you can open the panel again. When you withdraw consent we delete the optional cookies and, from that page on, no longer load the service. Your decision is kept for 182 days, then we ask again, and not before. Who has refused sees no second panel.',
        'Neben dem Link „Cookies“ am Fuß jeder Seite öffnen Sie das Feld erneut. Widerrufen Sie, löschen wir die freiwilligen Cookies und laden den Dienst von dieser Seite an nicht mehr. Ihre Entscheidung gilt 182 Tage, danach fragen wir wieder, vorher nicht. Wer ablehnt, sieht kein zweites Feld.',
        'Рядом со ссылкой «Файлы cookie» внизу каждой страницы можно снова открыть окно. При отзыве согласия мы удаляем необязательные файлы и с этой страницы больше не загружаем сервис. Решение хранится 182 дня, потом спросим снова, не раньше. Отказавшемуся окно второй раз не показываем.',
      ),
      text(
        'Tarayıcınızda da silebilirsiniz: Chrome ve Edge’de “Gizlilik ve güvenlik”, Firefox’ta “Gizlilik ve Güvenlik”, Safari’de “Gizlilik” bölümünde site verilerini bulursunuz. Bütün çerezleri kapatırsanız site çalışmayı sürdürür; yalnız dil seçiminiz anımsanmaz ve tercih penceresi her gelişte yeniden görünür. Paylaşılan bir bilgisayardaysanız gizli pencere kullanmanızı öneririz.',
        'You can also delete them in your browser: in Chrome and Edge under “Privacy and security”, in Firefox under “Privacy & Security”, in Safari under “Privacy”. If you block all cookies the site still works; only your language is not remembered, and the panel appears at each visit. On a shared computer we recommend a private window.',
        'Löschen können Sie sie auch im Browser: in Chrome und Edge unter „Datenschutz und Sicherheit“, in Firefox unter „Datenschutz & Sicherheit“, in Safari unter „Datenschutz“. Sperren Sie alle Cookies, funktioniert die Website weiter; nur die Sprache merkt sie sich nicht, und das Feld erscheint bei jedem Besuch. An gemeinsam genutzten Rechnern empfiehlt sich ein privates Fenster.',
        'Удалить файлы можно и в браузере: в Chrome и Edge — «Конфиденциальность и безопасность», в Firefox — «Приватность и защита», в Safari — «Конфиденциальность». Если запретить все файлы, сайт продолжит работать; только язык не запомнится и окно будет появляться при каждом визите. На общем компьютере советуем приватное окно.',
      ),
    ),
    plain(
      'others',
      text(
        '7. Üçüncü taraflar ve aktarım',
        '7. Third parties and transfer',
        '7. Dritte und Übermittlung',
        '7. Третьи лица и передача',
      ),
      text(
        'Onay verdiğinizde sohbet, harita ve ölçüm hizmetlerinin sağlayıcıları IP adresinizi ve bulunduğunuz sayfayı görür. Bu sağlayıcıların bir bölümü yurt dışındadır; aktarım 6698 sayılı Kanun’un 9. maddesindeki standart sözleşmeye dayanır. Hiçbirine adınızı, e-postanızı ya da rezervasyonunuzu vermeyiz ve verilerinizi reklam ağlarıyla eşleştirmelerine sözleşmeyle izin vermeyiz. Sayfalarımızda reklam çerezi yoktur.',
        'When you agree, the providers of chat, maps and measuring see your IP address and the page you are on. Some of them are abroad; the transfer rests on a standard contract under Article 9 of Law no. 6698. We give none of them your name, e-mail or booking, and by contract they may not match your data with advertising networks. Our pages carry no advertising cookies.',
        'Stimmen Sie zu, sehen die Anbieter von Chat, Karten und Messung Ihre IP-Adresse und die aufgerufene Seite. Einige sitzen im Ausland; die Übermittlung stützt sich auf einen Standardvertrag nach Artikel 9 des Gesetzes Nr. 6698. Keinem geben wir Namen, E-Mail oder Buchung, und ein Abgleich mit Werbenetzen ist vertraglich ausgeschlossen. Werbe-Cookies gibt es auf unseren Seiten nicht.',
        'Если вы согласились, поставщики чата, карт и счётчика видят ваш IP-адрес и открытую страницу. Часть из них за рубежом; передача основана на стандартном договоре по статье 9 Закона № 6698. Мы не сообщаем им имя, почту или бронь и договором запрещаем сопоставлять данные с рекламными сетями. Рекламных файлов на наших страницах нет.',
      ),
    ),
    questions('faq', [
      [
        text(
          'Çerezleri reddedersem fiyat değişir mi?',
          'Does refusing change the rate?',
          'Ändert Ablehnen den Preis?',
          'Изменится ли цена, если отказаться?',
        ),
        text(
          'Hayır. Sayfalar herkese aynıdır; fiyatlar çerezlere, cihazınıza ya da kaçıncı kez geldiğinize bakmaz.',
          'No. Pages are the same for everyone; rates look neither at cookies nor at your device, nor at how often you have come.',
          'Nein. Die Seiten sind für alle gleich; Preise richten sich weder nach Cookies noch nach Gerät oder Zahl der Besuche.',
          'Нет. Страницы одинаковы для всех; цены не зависят от файлов, устройства и числа визитов.',
        ),
      ],
      [
        text(
          'Rezervasyon sayfasında başka çerez var mı?',
          'Are there other cookies on the reservation page?',
          'Gibt es auf der Buchungsseite andere Cookies?',
          'На странице бронирования есть другие файлы?',
        ),
        text(
          'Evet, rezervasyon ortağının sayfası kendi çerez politikasına göre çalışır; bağlantısı o sayfanın altındadır.',
          'Yes, a booking partner’s page follows its own policy; the link stands at its foot.',
          'Ja, die Seite eines Buchungspartners folgt eigener Richtlinie; der Link steht an ihrem Fuß.',
          'Да, страница партнёра работает по своей политике; ссылка внизу той страницы.',
        ),
      ],
      [
        text(
          'Uygulama çerez kullanır mı?',
          'Does the app use cookies?',
          'Verwendet die App Cookies?',
          'Использует ли приложение cookie?',
        ),
        text(
          'Uygulamada çerez yoktur; oturum anahtarı telefonun güvenli deposunda tutulur ve çıkış yapınca silinir.',
          'No; its session key lies in the phone’s secure storage and is deleted when you sign out.',
          'Nein; der Sitzungsschlüssel liegt im sicheren Speicher des Telefons und wird beim Abmelden gelöscht.',
          'Нет; ключ сеанса лежит в защищённом хранилище телефона и удаляется при выходе.',
        ),
      ],
    ]),
    listed(
      'without',
      text(
        '8. Çerezsiz neler yapılır?',
        '8. What works without cookies',
        '8. Was ohne Cookies geht',
        '8. Что работает без cookie',
      ),
      text(
        'Siteyi, hiçbir çerez bırakmadan da bütünüyle kullanılabilecek biçimde yaptık. Her şeyi reddettiğinizde:',
        'We built the site so that it can be used in full without leaving a single cookie. When you refuse everything:',
        'Wir haben die Website so gebaut, dass man sie ganz ohne Cookies nutzen kann. Wenn Sie alles ablehnen:',
        'Сайт сделан так, что им можно пользоваться полностью, не оставив ни одного файла. Если вы отказались от всего:',
      ),
      [
        text(
          'bütün otel, oda ve bölge sayfaları resimleriyle birlikte eksiksiz görünür, hiçbir bölüm bulanıklaştırılmaz ya da kapatılmaz,',
          'all pages of hotels, rooms and regions show in full with their pictures, and nothing is blurred or locked;',
          'erscheinen alle Seiten zu Hotels, Zimmern und Regionen vollständig mit Bildern, nichts wird unscharf oder gesperrt,',
          'все страницы отелей, номеров и регионов видны полностью с картинками, ничего не размыто и не закрыто;',
        ),
        text(
          'arama yapabilir, tarih ve konuk seçebilir, rezervasyon sayfasına geçebilirsiniz; seçiminiz adresin içinde taşınır, çerezde değil,',
          'you can search, choose dates and guests and go on to the reservation page; your choice travels in the address, not in a cookie;',
          'können Sie suchen, Daten und Gäste wählen und zur Buchung weitergehen; Ihre Wahl steht in der Adresse, nicht im Cookie,',
          'можно искать, выбирать даты и гостей и переходить к бронированию; выбор передаётся в адресе, а не в файле;',
        ),
        text(
          'iletişim ve bülten formlarını gönderebilirsiniz,',
          'you can send the contact and newsletter forms;',
          'können Sie Kontakt- und Newsletterformular senden,',
          'можно отправить формы связи и рассылки;',
        ),
        text(
          'dili menüden değiştirebilirsiniz; yalnız bir sonraki gelişinizde yeniden seçmeniz gerekebilir.',
          'you can change the language in the menu, and may have to choose again next time.',
          'können Sie im Menü die Sprache wechseln und müssen sie beim nächsten Mal eventuell neu wählen.',
          'можно сменить язык в меню; в следующий раз, возможно, придётся выбрать снова.',
        ),
      ],
    ),
    tabled(
      'rights',
      text(
        '9. Haklarınız ve başvuru yolu',
        '9. Your rights, and how to use them',
        '9. Ihre Rechte und der Weg dazu',
        '9. Ваши права и как ими воспользоваться',
      ),
      [
        text('Ne istersiniz?', 'What you want', 'Was Sie möchten', 'Что вы хотите'),
        text('Nasıl?', 'How', 'Wie', 'Как'),
        text('Ne zaman?', 'When', 'Wann', 'Когда'),
      ],
      [
        [
          text('Onayı geri almak', 'To withdraw consent', 'Zustimmung widerrufen', 'Отозвать согласие'),
          text(
            'tercih penceresi, her sayfanın altında',
            'the panel, at the foot of each page',
            'im Feld, am Fuß jeder Seite',
            'в окне, внизу каждой страницы',
          ),
          text('hemen', 'at once', 'sofort', 'сразу'),
        ],
        [
          text('Çerezleri silmek', 'To delete cookies', 'Cookies löschen', 'Удалить файлы'),
          text(
            'tarayıcınızın ayarları',
            'your browser’s settings',
            'in den Einstellungen des Browsers',
            'в настройках браузера',
          ),
          text('hemen', 'at once', 'sofort', 'сразу'),
        ],
        [
          text('Bizdeki veriyi öğrenmek', 'To know what we hold', 'Gespeichertes erfahren', 'Узнать, что у нас есть'),
          text(
            'kvkk@crystalhotels.example',
            'kvkk@crystalhotels.example',
            'kvkk@crystalhotels.example',
            'kvkk@crystalhotels.example',
          ),
          text('en geç 30 gün', '30 days at most', 'höchstens 30 Tage', 'до 30 дней'),
        ],
        [
          text('Sohbet kaydını sildirmek', 'To have a chat deleted', 'Chat löschen lassen', 'Удалить переписку чата'),
          text(
            'sohbette “sil” yazmak ya da e-posta',
            'write “delete” in the chat, or an e-mail',
            '„löschen“ im Chat oder per E-Mail',
            'написать «удалить» в чате или по почте',
          ),
          text('en geç 7 gün', '7 days at most', 'höchstens 7 Tage', 'до 7 дней'),
        ],
        [
          text('Şikâyet etmek', 'To complain', 'Sich beschweren', 'Пожаловаться'),
          text(
            'Kişisel Verileri Koruma Kurulu',
            'Turkish Personal Data Protection Board, or your own authority',
            'türkische oder heimische Datenschutzbehörde',
            'Совет по защите данных Турции или ваш орган',
          ),
          text(
            'yanıttan sonra 30 gün içinde',
            'within 30 days of our answer',
            'binnen 30 Tagen nach der Antwort',
            'в течение 30 дней после ответа',
          ),
        ],
      ],
    ),
    plain(
      'proof',
      text('10. Onayın kanıtı', '10. Proof of consent', '10. Nachweis der Zustimmung', '10. Подтверждение согласия'),
      text(
        'Onay verdiğinizi gösterebilmek yasal bir yükümlülüktür. Bunun için adınızı değil, yalnız seçiminizi, onay metninin sürümünü ve zamanını kendi tarayıcınızdaki tercih çerezinde tutarız. Sunucumuzda bir onay listesi yoktur; bu yüzden başka bir cihazdan geldiğinizde yeniden sorarız. Tarayıcınız “izleme” ya da küresel gizlilik denetimi (Global Privacy Control) sinyali gönderiyorsa bunu ret sayar, pencereyi hiç göstermeyiz; isterseniz tercihi yine sayfanın altından açabilirsiniz. Onay metni değişirse eski onayınız geçersiz olur ve yeni metni görmeden hiçbir isteğe bağlı hizmet yüklenmez.',
        'We are bound to be able to show that you agreed. For this we keep no name, but only your choice, the version of the text and the time, in the preference cookie of your own browser. There is no list of consents on our server, so from another device we ask again. If your browser sends “do not track” or Global Privacy Control, we take it as a refusal and show no panel at all; you may still open it at the foot of the page. When the text changes, the old consent ends, and no optional service loads before you have seen the new one.',
        'Wir müssen zeigen können, dass Sie zugestimmt haben. Dafür halten wir keinen Namen fest, nur Ihre Wahl, die Fassung des Textes und die Zeit, und zwar im Cookie Ihres eigenen Browsers. Eine Liste der Zustimmungen auf unserem Server gibt es nicht; auf einem anderen Gerät fragen wir daher neu. Sendet Ihr Browser „Do not track“ oder Global Privacy Control, gilt das als Ablehnung, und das Feld erscheint gar nicht; öffnen können Sie es trotzdem am Fuß der Seite. Ändert sich der Text, endet die alte Zustimmung.',
        'Мы обязаны уметь показать, что вы согласились. Для этого храним не имя, а только выбор, версию текста и время — в файле вашего же браузера. Списка согласий на сервере нет, поэтому на другом устройстве спросим снова. Если браузер передаёт сигнал «не отслеживать» или Global Privacy Control, мы считаем это отказом и окно не показываем; открыть его всё равно можно внизу страницы. Если текст меняется, прежнее согласие прекращается, и без знакомства с новым ни один необязательный сервис не загрузится.',
      ),
    ),
    plain(
      'contact',
      text(
        '11. Sorular ve değişiklikler',
        '11. Questions and changes',
        '11. Fragen und Änderungen',
        '11. Вопросы и изменения',
      ),
      text(
        'Bu politika 1 Ekim 2026 tarihlidir. Listeye yeni bir çerez eklendiğinde tarih değişir ve isteğe bağlıysa onayınız yeniden istenir. Liste, siteye konan her çerezle en az üç ayda bir karşılaştırılır. Sorularınız için privacy@crystalhotels.example; haklarınız ve başvuru yolları KVKK aydınlatma metnindedir.',
        'This policy is dated 1 October 2026. When a cookie joins the list the date changes, and for an optional one we ask again. At least every three months the list is compared with what the site really sets. Questions: privacy@crystalhotels.example; your rights and how to use them stand in the data protection notice.',
        'Stand dieser Richtlinie: 1. Oktober 2026. Kommt ein Cookie hinzu, ändert sich das Datum, und bei freiwilligen fragen wir erneut. Mindestens alle drei Monate vergleichen wir die Liste mit dem, was die Website wirklich setzt. Fragen: privacy@crystalhotels.example; Ihre Rechte stehen in den Datenschutzhinweisen.',
        'Политика от 1 октября 2026 года. Когда в списке появляется новый файл, дата меняется, а для необязательного мы снова просим согласия. Не реже раза в три месяца список сверяют с тем, что сайт ставит на самом деле. Вопросы: privacy@crystalhotels.example; ваши права — в уведомлении о защите данных.',
      ),
    ),
  ],
}
