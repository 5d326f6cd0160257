import type { HotelContent, SectionContent, Text } from '../../types.ts'
import { bulletList, joined, paragraph, table, text } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'

const words = (key: string, title: Text, ...html: [Text, ...Text[]]): SectionContent => ({
  key,
  layout: 'TEXT',
  title,
  html: joined(...html),
})

const controller = (hotel: HotelContent): SectionContent =>
  words(
    'controller',
    text('Veri sorumlusu', 'Who is responsible', 'Wer verantwortlich ist', 'Кто отвечает за данные'),
    paragraph(
      text(
        `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi gereğince hazırlanmıştır. Veri sorumlusu, ${hotel.name} tesisini işleten Crystal Hotels Turizm İşletmeleri A.Ş.’dir. Tesisin adresi: ${hotel.address}. Başvurular için e-posta: kvkk@crystalhotels.example. Otele gelmeden önce, kaldığınız sürece ve ayrıldıktan sonra hangi verinizi, neden ve ne kadar süreyle işlediğimizi aşağıda bulursunuz. Metinde geçmeyen bir veri toplamayız; toplamamız gerekirse önce haber veririz.`,
        `This notice follows Article 10 of the Turkish Law no. 6698 on the Protection of Personal Data and, for guests from the European Union, Articles 13 and 14 of the General Data Protection Regulation. The controller is Crystal Hotels Turizm İşletmeleri A.Ş., which runs ${hotel.name}. The hotel’s address: ${hotel.address}. Write to kvkk@crystalhotels.example with any request. Below you find which data we process before you come, while you stay and after you leave, why we do so and for how long. What is not named here we do not collect; should that change, we tell you first.`,
        `Diese Hinweise folgen Artikel 10 des türkischen Gesetzes Nr. 6698 zum Schutz personenbezogener Daten und, für Gäste aus der Europäischen Union, den Artikeln 13 und 14 der Datenschutz-Grundverordnung. Verantwortlich ist die Crystal Hotels Turizm İşletmeleri A.Ş., die das ${hotel.name} betreibt. Anschrift des Hotels: ${hotel.address}. Anfragen richten Sie an kvkk@crystalhotels.example. Im Folgenden lesen Sie, welche Daten wir vor der Anreise, während des Aufenthalts und danach verarbeiten, wozu und wie lange. Was hier nicht steht, erheben wir nicht; sollte sich das ändern, sagen wir es Ihnen vorher.`,
        `Это уведомление составлено по статье 10 Закона Турции № 6698 о защите персональных данных, а для гостей из Европейского союза — по статьям 13 и 14 Общего регламента по защите данных. Оператор данных — компания Crystal Hotels Turizm İşletmeleri A.Ş., управляющая отелем ${hotel.name}. Адрес отеля: ${hotel.address}. Запросы принимаются по адресу kvkk@crystalhotels.example. Ниже сказано, какие данные мы обрабатываем до приезда, во время проживания и после отъезда, зачем и как долго. Того, что здесь не названо, мы не собираем; если это изменится, сначала предупредим.`,
      ),
    ),
  )

const dataRows = (hotel: HotelContent): Text[][] => [
  [
    text('Kimlik', 'Identity', 'Identität', 'Личность'),
    text(
      'Ad, soyad, kimlik ya da pasaport numarası, doğum tarihi, uyruk',
      'Name, identity or passport number, date of birth, nationality',
      'Name, Ausweis- oder Passnummer, Geburtsdatum, Staatsangehörigkeit',
      'Имя, номер документа или паспорта, дата рождения, гражданство',
    ),
    text(
      '1774 sayılı Kimlik Bildirme Kanunu uyarınca bildirim',
      'Report required by Law no. 1774 on identity notification',
      'Meldung nach dem Gesetz Nr. 1774 über die Identitätsmeldung',
      'Уведомление по Закону № 1774 о регистрации проживающих',
    ),
  ],
  [
    text('İletişim', 'Contact', 'Kontakt', 'Контакты'),
    text('Telefon, e-posta, adres', 'Phone, e-mail, address', 'Telefon, E-Mail, Anschrift', 'Телефон, почта, адрес'),
    text(
      'Sözleşmenin kurulması ve ifası',
      'To make and fulfil the contract',
      'Abschluss und Erfüllung des Vertrags',
      'Заключение и исполнение договора',
    ),
  ],
  [
    text('Konaklama', 'Stay', 'Aufenthalt', 'Проживание'),
    text(
      'Tarihler, oda, birlikte kalanlar, yemek ve oda istekleri',
      'Dates, room, companions, wishes for room and table',
      'Daten, Zimmer, Mitreisende, Wünsche zu Zimmer und Tisch',
      'Даты, номер, спутники, пожелания к номеру и столу',
    ),
    text('Sözleşmenin ifası', 'To fulfil the contract', 'Erfüllung des Vertrags', 'Исполнение договора'),
  ],
  [
    text('Ödeme', 'Payment', 'Zahlung', 'Оплата'),
    text(
      'Fatura bilgileri, kartın son dört hanesi',
      'Billing details, the card’s last four digits',
      'Rechnungsdaten, die letzten vier Ziffern der Karte',
      'Платёжные реквизиты, последние четыре цифры карты',
    ),
    text(
      'Vergi ve ticaret mevzuatı',
      'Tax and commercial law',
      'Steuer- und Handelsrecht',
      'Налоговое и торговое право',
    ),
  ],
  [
    text('Güvenlik', 'Security', 'Sicherheit', 'Безопасность'),
    text(
      'Ortak alanlardaki kamera kayıtları',
      'Camera recordings in common areas',
      'Kameraaufnahmen in gemeinsamen Bereichen',
      'Записи камер в общих зонах',
    ),
    text(
      'Can ve mal güvenliğindeki meşru menfaat',
      'Legitimate interest in safety',
      'Berechtigtes Interesse an der Sicherheit',
      'Законный интерес — безопасность',
    ),
  ],
  [
    text('İnternet', 'Internet', 'Internet', 'Интернет'),
    text(
      'Bağlantı zamanı, IP adresi, oda numarası',
      'Time of connection, IP address, room number',
      'Zeit der Verbindung, IP-Adresse, Zimmernummer',
      'Время подключения, IP-адрес, номер комнаты',
    ),
    text('5651 sayılı Kanun', 'Law no. 5651', 'Gesetz Nr. 5651', 'Закон № 5651'),
  ],
  ...(hotel.spa
    ? [
        [
          text('Sağlık', 'Health', 'Gesundheit', 'Здоровье'),
          text(
            'Spa formunda yazdıklarınız, alerjiler',
            'What you write on the spa form, allergies',
            'Angaben auf dem Spa-Bogen, Allergien',
            'Ответы в анкете спа, аллергии',
          ),
          text('Açık rızanız', 'Your explicit consent', 'Ihre ausdrückliche Einwilligung', 'Ваше явное согласие'),
        ],
      ]
    : [
        [
          text('Sağlık', 'Health', 'Gesundheit', 'Здоровье'),
          text(
            'Mutfağa bildirdiğiniz alerjiler',
            'Allergies that you tell the kitchen',
            'Allergien, die Sie der Küche nennen',
            'Аллергии, о которых вы сообщили кухне',
          ),
          text('Açık rızanız', 'Your explicit consent', 'Ihre ausdrückliche Einwilligung', 'Ваше явное согласие'),
        ],
      ]),
]

const children = (hotel: HotelContent): Text =>
  hotel.kids
    ? text(
        'Çocuk kulübüne kayıtta çocuğun adı, yaşı, konuştuğu dil, alerjileri ve onu teslim alabilecek kişilerin adı yazılır. Bu bilgiler velinin rızasıyla alınır, kulüp ekibi dışında kimseye açılmaz ve ayrıldığınız gün silinir. Etkinlikte fotoğraf çekilecekse önceden sorulur; rıza vermeyen ailelerin çocukları sarı bileklik takar ve kadraja alınmaz.',
        'When a child joins the club we note name, age, language, allergies and who may collect it. A parent consents to this, nobody outside the club’s team sees it, and it is deleted on the day you leave. Before photographs are taken we ask; children whose families decline wear a yellow band and stay out of the picture.',
        'Bei der Anmeldung im Kinderclub notieren wir Namen, Alter, Sprache, Allergien und wer das Kind abholen darf. Ein Elternteil willigt ein, außerhalb des Clubteams sieht es niemand, und am Abreisetag wird es gelöscht. Vor Aufnahmen fragen wir; Kinder, deren Familien ablehnen, tragen ein gelbes Band und kommen nicht ins Bild.',
        'При записи в детский клуб мы отмечаем имя, возраст, язык, аллергии ребёнка и тех, кто может его забрать. Согласие даёт родитель, вне команды клуба этих данных никто не видит, в день отъезда их удаляют. О съёмке спрашиваем заранее; дети, чьи семьи против, носят жёлтый браслет и в кадр не попадают.',
      )
    : text(
        'Çocuklara ait veriler yalnız konaklama bildirimi ve yatak düzeni için, velinin verdiği kadar işlenir. Otelde çocuklara yönelik ayrı bir kayıt tutulmaz. Etkinlik fotoğraflarında 18 yaşından küçükler, velisinin yazılı izni olmadan yer almaz; yanlışlıkla çekilen kare aynı gün silinir.',
        'Children’s data serve the registration of guests and the arrangement of beds alone, as far as a parent gives them. The hotel keeps no separate file on children. Nobody under 18 appears in photographs of events without a parent’s written consent; a picture taken by mistake is deleted on the same day.',
        'Daten von Kindern dienen allein der Meldung und der Bettenverteilung, soweit ein Elternteil sie angibt. Eine eigene Kartei über Kinder führt das Hotel nicht. Auf Bildern von Veranstaltungen erscheint niemand unter 18 ohne schriftliche Einwilligung der Eltern; was versehentlich aufgenommen wurde, wird am selben Tag gelöscht.',
        'Данные детей нужны лишь для регистрации и расстановки кроватей — в том объёме, в каком их сообщил родитель. Отдельной картотеки о детях отель не ведёт. На снимках с мероприятий нет никого младше 18 лет без письменного согласия родителей; случайный кадр удаляют в тот же день.',
      )

const retention = table(
  [
    text('Veri', 'Data', 'Daten', 'Данные'),
    text('Süre', 'Period', 'Frist', 'Срок'),
    text('Sonra', 'Then', 'Danach', 'Затем'),
  ],
  [
    [
      text('Rezervasyon ve fatura', 'Reservation and invoice', 'Reservierung und Rechnung', 'Бронирование и счёт'),
      text('10 yıl', '10 years', '10 Jahre', '10 лет'),
      text('yok edilir', 'destroyed', 'vernichtet', 'уничтожаются'),
    ],
    [
      text('Kamera kaydı', 'Camera recording', 'Kameraaufnahme', 'Запись камер'),
      text('30 gün', '30 days', '30 Tage', '30 дней'),
      text('üzerine yazılır', 'overwritten', 'überschrieben', 'перезаписываются'),
    ],
    [
      text('İnternet bağlantı kaydı', 'Internet log', 'Internetprotokoll', 'Журнал подключений'),
      text('2 yıl', '2 years', '2 Jahre', '2 года'),
      text('silinir', 'deleted', 'gelöscht', 'удаляются'),
    ],
    [
      text('Sağlık formu', 'Health form', 'Gesundheitsbogen', 'Анкета здоровья'),
      text(
        'çıkıştan 1 yıl sonrasına kadar',
        'until 1 year after departure',
        'bis 1 Jahr nach Abreise',
        'до 1 года после отъезда',
      ),
      text('kıyılır', 'shredded', 'geschreddert', 'измельчаются'),
    ],
    [
      text('Bülten onayı', 'Newsletter consent', 'Newsletter-Einwilligung', 'Согласие на рассылку'),
      text('geri alınana dek', 'until withdrawn', 'bis zum Widerruf', 'до отзыва'),
      text(
        '3 yıl ispat için saklanır',
        'kept 3 years as proof',
        '3 Jahre als Nachweis aufbewahrt',
        'хранится 3 года как доказательство',
      ),
    ],
  ],
)

const sharing = [
  text(
    'Kolluk birimlerine, 1774 sayılı Kanun’un öngördüğü kimlik bildirimi için, giriş gününde.',
    'With the police, for the identity report under Law no. 1774, on the day of arrival.',
    'An die Polizei, für die Meldung nach Gesetz Nr. 1774, am Tag der Anreise.',
    'Полиции — для уведомления по Закону № 1774, в день заезда.',
  ),
  text(
    'Bankalara ve ödeme kuruluşlarına, ödemenin alınması ve iadesi için.',
    'With banks and payment providers, to take and refund payments.',
    'An Banken und Zahlungsdienste, für Zahlung und Erstattung.',
    'Банкам и платёжным сервисам — для оплаты и возврата.',
  ),
  text(
    'Rezervasyonu yaptığınız acente ya da tur operatörüne, yalnız o rezervasyonla sınırlı olarak.',
    'With the agency or tour operator through which you booked, for that booking alone.',
    'An das Reisebüro oder den Veranstalter, über den Sie gebucht haben, nur zu dieser Buchung.',
    'Агентству или туроператору, через которого вы бронировали, — только по этой брони.',
  ),
  text(
    'Transfer, çamaşırhane ve bilişim hizmeti aldığımız şirketlere, yazılı sözleşmeyle ve işin gerektirdiği kadar.',
    'With companies that drive, wash and run computers for us, under written contracts and as far as the task needs.',
    'An Firmen, die für uns fahren, waschen und Rechner betreiben, mit schriftlichem Vertrag und im nötigen Umfang.',
    'Компаниям, которые занимаются трансфером, стиркой и ИТ, — по письменному договору и в необходимом объёме.',
  ),
  text(
    'Yurt dışına aktarım, Kanun’un 9. maddesindeki güvencelerle ve rezervasyon sisteminin yedeğiyle sınırlıdır. Verileriniz satılmaz.',
    'Transfer abroad is limited to the backup of the reservation system, with the safeguards of Article 9 of the Law. Your data are never sold.',
    'Ins Ausland geht nur die Sicherung des Reservierungssystems, mit den Garantien nach Artikel 9 des Gesetzes. Verkauft werden Ihre Daten nicht.',
    'За рубеж передаётся лишь резервная копия системы бронирования, с гарантиями статьи 9 Закона. Ваши данные не продаются.',
  ),
]

const rights = [
  text(
    'Verinizin işlenip işlenmediğini öğrenmek ve işlenmişse bilgi istemek.',
    'To learn whether your data are processed, and to be told how.',
    'Erfahren, ob und wie Ihre Daten verarbeitet werden.',
    'Узнать, обрабатываются ли ваши данные и как.',
  ),
  text(
    'İşlenme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenmek.',
    'To learn the purpose, and whether use keeps to it.',
    'Erfahren, wozu das geschieht und ob der Zweck eingehalten wird.',
    'Узнать цель обработки и соблюдается ли она.',
  ),
  text(
    'Yurt içinde ya da dışında kimlere aktarıldığını bilmek.',
    'To know who has received them, in Türkiye or abroad.',
    'Wissen, wer sie im In- oder Ausland erhalten hat.',
    'Знать, кому они переданы в Турции и за рубежом.',
  ),
  text(
    'Eksik ya da yanlış verinin düzeltilmesini istemek.',
    'To have missing or wrong data corrected.',
    'Unvollständige oder falsche Daten berichtigen lassen.',
    'Потребовать исправить неполные или неверные данные.',
  ),
  text(
    'Kanunun aradığı koşullarda silinmesini ya da yok edilmesini ve bunun üçüncü kişilere bildirilmesini istemek.',
    'To have them deleted or destroyed under the conditions of the law, and third parties told of it.',
    'Sie unter den gesetzlichen Bedingungen löschen oder vernichten lassen, auch bei Dritten.',
    'Потребовать удаления или уничтожения на условиях закона и уведомления третьих лиц.',
  ),
  text(
    'Yalnız otomatik sistemlerle yapılan çözümlemenin aleyhinize sonucuna itiraz etmek.',
    'To object to a result against you that was reached by automatic means alone.',
    'Einem Nachteil widersprechen, der allein durch automatische Auswertung entstanden ist.',
    'Возразить против невыгодного для вас вывода, сделанного только автоматически.',
  ),
  text(
    'Kanuna aykırı işleme yüzünden zarara uğrarsanız giderilmesini istemek.',
    'To claim compensation for damage from unlawful processing.',
    'Ersatz verlangen, wenn aus unrechtmäßiger Verarbeitung ein Schaden entsteht.',
    'Потребовать возмещения вреда от незаконной обработки.',
  ),
]

/** The hotel's own data-protection notice. */
export const kvkkPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name}: KVKK aydınlatma metni`,
    `Data protection at ${hotel.name}`,
    `Datenschutz im ${hotel.name}`,
    `${hotel.name}: защита персональных данных`,
  ),
  description: text(
    `${hotel.name} KVKK aydınlatma metni: hangi verinizi neden işlediğimiz, ne kadar sakladığımız, kime aktardığımız ve haklarınız.`,
    `Data protection at ${hotel.name}: which data we process and why, how long we keep them, who receives them and which rights you have.`,
    `Datenschutz im ${hotel.name}: welche Daten wir wozu verarbeiten, wie lange wir sie aufbewahren, wer sie erhält und welche Rechte Sie haben.`,
    `Защита данных в отеле ${hotel.name}: какие данные мы обрабатываем и зачем, как долго храним, кому передаём и какие права есть у вас.`,
  ),
  sections: [
    controller(hotel),
    {
      key: 'data',
      layout: 'TABLE',
      title: text(
        'Hangi veri, hangi nedenle?',
        'Which data, and on what ground',
        'Welche Daten, auf welcher Grundlage',
        'Какие данные и на каком основании',
      ),
      html: table(
        [
          text('Tür', 'Kind', 'Art', 'Вид'),
          text('İçerik', 'Content', 'Inhalt', 'Содержание'),
          text('Dayanak', 'Ground', 'Grundlage', 'Основание'),
        ],
        dataRows(hotel),
      ),
    },
    words(
      'how',
      text('Veriler nasıl toplanır?', 'How we collect them', 'Wie wir sie erheben', 'Как мы их получаем'),
      paragraph(
        text(
          'Verileri internet sitemizdeki formlardan, çağrı merkezinden, acentelerden, girişte doldurduğunuz kayıt kartından, güvenlik kameralarından ve otelin kablosuz ağından ediniriz. Kamera; giriş, koridor, otopark, havuz çevresi gibi ortak alanlardadır. Oda, soyunma odası, tuvalet, hamam ve sauna içinde kamera yoktur. Ses kaydı yapılmaz; çağrı merkezi görüşmeleri, başında haber verilerek ve yalnız hizmet kalitesi için 90 gün saklanır.',
          'Data reach us through forms on this site, the call centre, agencies, the registration card you fill in on arrival, security cameras and the hotel’s wireless network. Cameras stand in common areas: entrance, corridors, car park, around the pools. There are none in rooms, changing rooms, toilets, hamam or sauna. They record no sound. Calls with the call centre are recorded only after an announcement, for quality alone, and kept for 90 days.',
          'Daten erhalten wir über Formulare dieser Website, die Telefonzentrale, Reisebüros, den Meldeschein bei der Anreise, Sicherheitskameras und das WLAN des Hotels. Kameras gibt es in gemeinsamen Bereichen: Eingang, Flure, Parkplatz, rund um die Pools. In Zimmern, Umkleiden, Toiletten, Hamam und Sauna gibt es keine, und Ton zeichnen sie nicht auf. Gespräche mit der Zentrale werden nur nach Ansage, nur zur Qualitätssicherung und 90 Tage lang gespeichert.',
          'Данные поступают из форм на сайте, от колл-центра, агентств, из регистрационной карты при заезде, с камер безопасности и из беспроводной сети отеля. Камеры стоят в общих зонах: вход, коридоры, парковка, территория у бассейнов. В номерах, раздевалках, туалетах, хамаме и сауне камер нет, звук они не пишут. Разговоры с колл-центром записываются только после предупреждения, лишь для контроля качества, и хранятся 90 дней.',
        ),
      ),
    ),
    words(
      'children',
      text('Çocukların verileri', 'Children’s data', 'Daten von Kindern', 'Данные детей'),
      paragraph(children(hotel)),
    ),
    words(
      'messages',
      text(
        'Bülten, uygulama ve pazarlama',
        'Newsletter, app and marketing',
        'Newsletter, App und Werbung',
        'Рассылка, приложение и реклама',
      ),
      paragraph(
        text(
          'Bülten, kısa mesaj ve aramalar yalnız onayınızla ve 6563 sayılı Elektronik Ticaretin Düzenlenmesi Hakkında Kanun’a göre gönderilir; onayınızı her iletideki bağlantıdan, İleti Yönetim Sistemi’nden ya da resepsiyona söyleyerek geri alabilirsiniz. Geri almak, o güne kadarki işlemleri geçersiz kılmaz ve konaklamanızı hiçbir biçimde etkilemez. Uygulamada masa ayırtırsanız yalnız oda numaranız, saatiniz ve kişi sayısı tutulur. Konum bilginizi istemeyiz, davranışlarınızdan profil çıkarmayız ve hiçbir rezervasyon kararını bütünüyle makineye bırakmayız. Otelde kalırken verdiğiniz puanlar adınız silinerek saklanır; kim olduğunuzu yalnız yanıt istediğinizde biliriz.',
          'Newsletters, text messages and calls come only with your consent, under Law no. 6563 on electronic commerce; withdraw it by the link in each message or by telling the front desk. What was done until then remains lawful, and your stay is not affected in any way. When you book a table in the app we keep room number, hour and number of guests. We do not ask for your location, build no profile of your behaviour and leave no booking decision to a machine alone.',
          'Newsletter, Kurznachrichten und Anrufe gibt es nur mit Ihrer Einwilligung, nach Gesetz Nr. 6563 über den elektronischen Handel; widerrufen können Sie über den Link in jeder Nachricht oder an der Rezeption. Was bis dahin geschah, bleibt rechtmäßig, und Ihr Aufenthalt wird davon nicht berührt. Bestellen Sie in der App einen Tisch, speichern wir Zimmernummer, Uhrzeit und Zahl der Gäste. Ihren Standort fragen wir nicht ab, Profile bilden wir nicht, und keine Entscheidung über eine Buchung trifft allein eine Maschine.',
          'Рассылка, сообщения и звонки — только с вашего согласия, по Закону № 6563 об электронной торговле; отозвать его можно по ссылке в любом письме или на ресепшене. Сделанное до этого остаётся законным, и на проживании отзыв никак не скажется. Если вы заказываете столик в приложении, мы храним номер комнаты, час и число гостей. Местоположение мы не запрашиваем, профилей не составляем и не доверяем решение о бронировании одной лишь машине.',
        ),
      ),
    ),
    words(
      'sharing',
      text('Kimlere aktarılır?', 'Who receives them', 'Wer sie erhält', 'Кому мы их передаём'),
      bulletList(sharing),
    ),
    {
      key: 'retention',
      layout: 'TABLE',
      title: text('Saklama süreleri', 'How long we keep them', 'Aufbewahrung', 'Сроки хранения'),
      html: retention,
    },
    words(
      'security',
      text('Nasıl korunur?', 'How they are protected', 'Wie wir sie schützen', 'Как мы их защищаем'),
      paragraph(
        text(
          'Kimlik fotokopisi saklanmaz; pasaport okunur ve aynı anda geri verilir. Verilere yalnız görevi gereği gereksinim duyan çalışan, kendi adıyla açtığı oturumla ulaşır ve her erişim kayda geçer. Bir ihlal olursa Kişisel Verileri Koruma Kurulu’na 72 saat içinde, etkilenen kişilere de gecikmeden bildiririz.',
          'We keep no copies of passports: they are read and handed back at once. Only staff who need the data for their work reach them, each with a log-in of their own, and each access is recorded. Should there be a breach, we report it to the Personal Data Protection Board within 72 hours and to those concerned without delay.',
          'Passkopien bewahren wir nicht auf: Der Pass wird gelesen und gleich zurückgegeben. Zugang haben nur Beschäftigte, die die Daten für ihre Arbeit brauchen, jeder mit eigener Anmeldung, und jeder Zugriff wird protokolliert. Kommt es zu einer Verletzung, melden wir sie der türkischen Datenschutzbehörde binnen 72 Stunden und den Betroffenen unverzüglich.',
          'Копий паспортов мы не храним: документ считывают и сразу возвращают. Доступ есть лишь у тех, кому данные нужны по работе, у каждого под своим именем, и каждый вход записывается. О нарушении мы сообщим Совету по защите персональных данных в течение 72 часов, а затронутым гостям — без промедления.',
        ),
      ),
    ),
    words(
      'rights',
      text('Haklarınız', 'Your rights', 'Ihre Rechte', 'Ваши права'),
      paragraph(
        text(
          'Kanun’un 11. maddesi uyarınca şunları isteyebilirsiniz:',
          'Under Article 11 of the Law, and the corresponding articles of the GDPR, you have the right:',
          'Nach Artikel 11 des Gesetzes und den entsprechenden Artikeln der DSGVO können Sie:',
          'По статье 11 Закона и соответствующим статьям GDPR вы вправе:',
        ),
      ),
      bulletList(rights),
    ),
    words(
      'apply',
      text('Nasıl başvurulur?', 'How to apply', 'So stellen Sie einen Antrag', 'Как подать запрос'),
      paragraph(
        text(
          `Dilekçenizi resepsiyona elden, ${hotel.address} adresine postayla ya da sistemimizde kayıtlı e-postanızdan kvkk@crystalhotels.example adresine iletin. Ad, soyad, yanıt adresi ve isteğinizi yazmanız yeter. En geç otuz gün içinde ücretsiz yanıtlarız. Yanıtı yeterli bulmazsanız öğrendiğiniz tarihten başlayarak otuz gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.`,
          `Hand your letter to the front desk, post it to ${hotel.address}, or write from the address we know to kvkk@crystalhotels.example. Your name, an address for the reply and what you ask for are enough. We answer free of charge within thirty days. If the answer does not satisfy you, you may complain to the Turkish Personal Data Protection Board within thirty days of receiving it, or to the authority of the country where you live.`,
          `Geben Sie Ihr Schreiben an der Rezeption ab, senden Sie es an ${hotel.address} oder schreiben Sie von der uns bekannten Adresse an kvkk@crystalhotels.example. Name, Antwortadresse und Ihr Anliegen genügen. Wir antworten kostenlos binnen dreißig Tagen. Genügt Ihnen die Antwort nicht, können Sie sich binnen dreißig Tagen bei der türkischen Datenschutzbehörde oder bei der Behörde Ihres Wohnorts beschweren.`,
          `Передайте письмо на ресепшен, отправьте почтой (${hotel.address}) или напишите с известного нам адреса на kvkk@crystalhotels.example. Достаточно имени, адреса для ответа и сути запроса. Мы ответим бесплатно в течение тридцати дней. Если ответ вас не устроит, в течение тридцати дней можно пожаловаться в Совет по защите персональных данных Турции или в орган по месту вашего проживания.`,
        ),
      ),
    ),
  ],
})
