import type { CertificateCode, HotelContent, SectionContent, Text } from '../../types.ts'
import { labels } from '../../index.ts'
import { bulletList, linkTo, paragraph, table, text } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'
import { scaleOf } from './facts.ts'

const section = (key: string, title: Text, words: Text): SectionContent => ({
  key,
  layout: 'TEXT',
  title,
  html: paragraph(words),
})

const yearOf = (hotel: HotelContent, code: CertificateCode): number | undefined =>
  hotel.certificates.find((certificate) => certificate.code === code)?.year

const scope: [CertificateCode, Text][] = [
  [
    'iso-9001',
    text(
      'konuk yorumları, eğitim, ölçüm',
      'guest comments, training, measuring',
      'Gästekommentare, Schulung, Messung',
      'отзывы гостей, обучение, измерения',
    ),
  ],
  [
    'iso-22000',
    text(
      'mal kabulden tabağa mutfak',
      'the kitchen, from delivery to plate',
      'Küche, von der Anlieferung bis zum Teller',
      'кухня: от приёмки до тарелки',
    ),
  ],
  [
    'iso-14001',
    text(
      'su, atık, kimyasal, gürültü',
      'water, waste, chemicals, noise',
      'Wasser, Abfall, Chemie, Lärm',
      'вода, отходы, химия, шум',
    ),
  ],
  [
    'iso-50001',
    text('elektrik, gaz, soğutma', 'power, gas, cooling', 'Strom, Gas, Kühlung', 'электричество, газ, охлаждение'),
  ],
  [
    'iso-45001',
    text(
      'çalışanlar ve yükleniciler',
      'staff and contractors',
      'Beschäftigte und Fremdfirmen',
      'сотрудники и подрядчики',
    ),
  ],
]

const scopeTable = (hotel: HotelContent): Text =>
  table(
    [
      text('Sistem', 'System', 'System', 'Система'),
      text('Kapsam', 'What it covers', 'Umfang', 'Что охватывает'),
      text('Durum', 'State', 'Stand', 'Статус'),
    ],
    scope.map(([code, words]) => {
      const year = yearOf(hotel, code)
      return [
        labels.certificates[code],
        words,
        year
          ? text(`belgeli, ${year}`, `certified ${year}`, `zertifiziert ${year}`, `сертификат ${year} г.`)
          : text(
              'grup el kitabına göre',
              'by the group’s manual',
              'nach dem Handbuch der Gruppe',
              'по руководству группы',
            ),
      ]
    }),
  )

const energy = (hotel: HotelContent): Text =>
  ({
    small: text(
      'Küçük otelde her sayaç okunabilir: elektrik, su ve gaz her sabah aynı saatte yazılır, aykırı bir rakam öğleye kadar açıklanır.',
      'In a small house every meter can be read: power, water and gas are written down at the same hour each morning, and an odd figure is explained by noon.',
      'In einem kleinen Haus lässt sich jeder Zähler ablesen: Strom, Wasser und Gas werden jeden Morgen zur selben Stunde notiert, und eine auffällige Zahl ist bis Mittag erklärt.',
      'В небольшом отеле можно снять показания каждого счётчика: свет, воду и газ записывают утром в один и тот же час, а странную цифру объясняют до полудня.',
    ),
    medium: text(
      'Oda kartı çekildiğinde klima durur, balkon kapısı açıldığında soğutma kesilir. Sıcak suyun bir bölümü çatıdaki güneş toplayıcılarından gelir; tüketim konuk gecesi başına ölçülür.',
      'When the room card is out the air conditioning stops; when the balcony door opens the cooling does. Part of the hot water comes from collectors on the roof; use is measured by guest night.',
      'Ohne Zimmerkarte ruht die Klimaanlage, bei offener Balkontür die Kühlung. Ein Teil des warmen Wassers kommt von Kollektoren auf dem Dach; gemessen wird je Gästenacht.',
      'Вынули карту — кондиционер остановился, открыли балкон — охлаждение отключилось. Часть горячей воды дают коллекторы на крыше; расход считают на ночь гостя.',
    ),
    large: text(
      'Bina otomasyonu üç yüzden fazla noktayı izler: pompalar geceye kaydırılır, çamaşırhanenin son durulama suyu ilk yıkamada kullanılır. Tüketim konuk gecesi başına hesaplanır ve her ay yayımlanır.',
      'Building control watches more than three hundred points: pumps run at night, the laundry’s last rinse becomes the next first wash. Use is counted by guest night and published in the house each month.',
      'Die Gebäudesteuerung überwacht mehr als dreihundert Punkte: Pumpen laufen nachts, das letzte Spülwasser der Wäscherei dient der nächsten Vorwäsche. Gezählt wird je Gästenacht, veröffentlicht jeden Monat.',
      'Автоматика следит более чем за тремястами точками: насосы работают ночью, вода последнего полоскания идёт в следующую стирку. Расход считают на ночь гостя и ежемесячно вывешивают.',
    ),
  })[scaleOf(hotel)]

const nature = (hotel: HotelContent): Text =>
  hotel.region === 'SIDE' || hotel.region === 'BELEK'
    ? text(
        'Kumsal, caretta carettaların yumurtladığı kıyıya komşudur. Mayıstan eylüle dek plaj ışıkları 22:00’de söner; yuvalar kafeslenir, tarihleri tabelaya yazılır.',
        'The sand borders a shore where loggerhead turtles nest. From May to September the beach lights go out at 22:00; nests are fenced and their dates written on a board.',
        'Der Sand grenzt an ein Ufer, an dem Unechte Karettschildkröten nisten. Von Mai bis September erlöschen die Strandlichter um 22 Uhr; Nester werden umzäunt und mit Datum beschildert.',
        'Пляж граничит с берегом, где гнездятся черепахи каретта. С мая по сентябрь свет на пляже гасят в 22:00; гнёзда огорожены, даты записаны на табличке.',
      )
    : hotel.beach
      ? text(
          'Bahçe, damla sulamayla ve arıtılmış suyla sulanır. Yerli ağaç kesilmez: yol ağacın, ağaç yolun önünü kesmeden çizilir.',
          'The garden is drip-fed with treated water. No native tree is felled: paths are drawn around them.',
          'Der Garten wird mit gereinigtem Wasser tröpfchenweise bewässert. Kein heimischer Baum wird gefällt: Die Wege führen um sie herum.',
          'Сад поливают капельно, очищенной водой. Местные деревья не рубят: дорожки проложены вокруг них.',
        )
      : text(
          'Kaya ısıyı kendisi tutar: oda 16–22 derece aralığından çıkmadıkça ne soğutma çalışır ne ısıtma. Yağmur suyu eski sarnıçta toplanır.',
          'Rock keeps its warmth: neither cooling nor heating starts before a room leaves the range of 16 to 22 degrees. Rain is gathered in the old cistern.',
          'Der Fels hält die Wärme: Gekühlt oder geheizt wird erst, wenn ein Raum den Bereich von 16 bis 22 Grad verlässt. Regen sammelt sich in der alten Zisterne.',
          'Скала сама держит тепло: охлаждение и отопление включают, лишь когда комната выходит за пределы 16–22 градусов. Дождевую воду собирает старая цистерна.',
        )

export const managementSystemsPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name}: entegre yönetim sistemleri`,
    `Management systems at ${hotel.name}`,
    `Managementsysteme im ${hotel.name}`,
    `${hotel.name}: системы менеджмента`,
  ),
  description: text(
    `${hotel.name} nasıl yönetilir: kalite, gıda güvenliği, çevre, enerji ve iş güvenliği. Kimin neyi, ne zaman ölçtüğü sade bir dille.`,
    `How ${hotel.name} is run: quality, food safety, environment, energy and safety at work. Who measures what and when, in plain words.`,
    `Wie das ${hotel.name} geführt wird: Qualität, Lebensmittel, Umwelt, Energie und Arbeitsschutz. Wer was und wann misst, in klaren Worten.`,
    `Как управляют отелем ${hotel.name}: качество, безопасность пищи, экология, энергия и охрана труда. Кто, что и когда измеряет.`,
  ),
  sections: [
    {
      key: 'scope',
      layout: 'TABLE',
      title: text(
        'Beş sistem, tek masa',
        'Five systems, one desk',
        'Fünf Systeme, ein Schreibtisch',
        'Пять систем, один стол',
      ),
      html: scopeTable(hotel),
    },
    section(
      'quality',
      text('Kalite', 'Quality', 'Qualität', 'Качество'),
      text(
        'Her konuk yorumu 24 saat içinde okunur ve bir ada yazılır. Aynı şikâyet üç kez gelirse iş, müdürün değil ustanın listesine girer.',
        'Every guest’s comment is read within 24 hours and given to someone by name. A complaint that comes three times goes on the workshop’s list, not on the manager’s.',
        'Jeder Gästekommentar wird binnen 24 Stunden gelesen und bekommt einen Namen zugeordnet. Kommt eine Klage dreimal, landet sie auf der Liste der Werkstatt, nicht auf der des Direktors.',
        'Каждый отзыв читают в течение суток и закрепляют за конкретным человеком. Жалоба, пришедшая трижды, попадает в список мастерской, а не директора.',
      ),
    ),
    section(
      'food',
      text('Gıda güvenliği', 'Food safety', 'Lebensmittelsicherheit', 'Безопасность пищи'),
      text(
        'Mal kabulde sıcaklık ölçülür: balık 2, et 4 dereceden sıcaksa kamyon döner. Her yemekten 72 saat saklanan bir numune alınır; açık büfede dört saati dolduran tepsi kalkar.',
        'Temperatures are taken at the ramp: above 2 degrees for fish and 4 for meat, the lorry goes back. A sample of each dish is kept for 72 hours, and a tray leaves the buffet after four.',
        'An der Rampe wird gemessen: Ist der Fisch wärmer als 2 oder das Fleisch wärmer als 4 Grad, fährt der Wagen zurück. Von jedem Gericht bleibt eine Probe 72 Stunden im Kühlraum, und nach vier Stunden geht jede Platte vom Buffet.',
        'На приёмке измеряют температуру: рыба теплее 2 или мясо теплее 4 градусов — и машина уезжает обратно. Пробу каждого блюда хранят 72 часа, а поднос с буфета убирают через четыре.',
      ),
    ),
    section('environment', text('Çevre', 'Environment', 'Umwelt', 'Экология'), nature(hotel)),
    section('energy', text('Enerji', 'Energy', 'Energie', 'Энергия'), energy(hotel)),
    section(
      'safety',
      text('İş güvenliği', 'Safety at work', 'Arbeitsschutz', 'Охрана труда'),
      text(
        'Yeni gelen herkes ilk iki gününü işbaşında değil eğitimde geçirir. Ramak kala bildirimleri cezasızdır: geçen yılki bildirimlerin yarısından fazlası bir basamağı, bir lambayı ya da bir kapıyı düzeltti.',
        'Newcomers spend their first two days in training, not on duty. Near misses are reported without blame; more than half of last year’s reports mended a step, a lamp or a door.',
        'Neue verbringen die ersten zwei Tage in der Schulung, nicht im Dienst. Beinaheunfälle werden ohne Vorwurf gemeldet; mehr als die Hälfte der Meldungen des letzten Jahres hat eine Stufe, eine Lampe oder eine Tür repariert.',
        'Новички первые два дня учатся, а не работают. О происшествиях, которых едва избежали, сообщают без наказаний: больше половины прошлогодних сообщений починили ступень, лампу или дверь.',
      ),
    ),
  ],
})

const childSafety = (hotel: HotelContent): Text =>
  hotel.adultsOnly
    ? text(
        'Otel 16 yaşından küçük konuk kabul etmez; yine de bütün ekip çocuk koruma eğitimi alır, çünkü 16 ve 17 yaşındakiler de çocuktur. Kimlik ve veli onayı girişte denetlenir.',
        'The hotel admits no guests under 16; the whole team is trained in child protection all the same, for sixteen and seventeen are children too. Identity and a parent’s consent are checked on arrival.',
        'Das Haus nimmt keine Gäste unter 16 auf; geschult ist das Team trotzdem, denn auch Sechzehn- und Siebzehnjährige sind Kinder. Ausweis und Einwilligung der Eltern werden bei der Anreise geprüft.',
        'Отель не принимает гостей младше 16 лет; обучена тем не менее вся команда: шестнадцать и семнадцать — это тоже дети. Документы и согласие родителей проверяют при заезде.',
      )
    : text(
        'Çocukla çalışan herkesin adli sicil kaydı her yıl yenilenir; hiçbir çalışan bir çocukla kapalı yerde yalnız kalmaz. Kaygı duyan her konuk ve çalışan, günün her saati nöbetçi müdüre ulaşır.',
        'The record of everyone who works with children is checked each year, and no member of staff is alone with a child behind a closed door. Anyone who worries reaches the duty manager at any hour.',
        'Wer mit Kindern arbeitet, legt jedes Jahr ein Führungszeugnis vor, und niemand ist mit einem Kind hinter geschlossener Tür allein. Wer sich sorgt, erreicht zu jeder Stunde die diensthabende Leitung.',
        'Справку об отсутствии судимости у тех, кто работает с детьми, обновляют каждый год; никто не остаётся с ребёнком наедине за закрытой дверью. Дежурный менеджер доступен в любой час.',
      )

export const policiesPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name}: politikalarımız`,
    `Policies of ${hotel.name}`,
    `Richtlinien: ${hotel.name}`,
    `${hotel.name}: наши принципы`,
  ),
  description: text(
    `${hotel.name} politikaları: çevre, kalite, çocuk koruma, erişilebilirlik ve çalışanlar. Neye söz veriyoruz, kim sorumlu, nereye yazılır.`,
    `Policies of ${hotel.name}: environment, quality, child protection, accessibility and staff. What we promise, who answers for it, where to write.`,
    `Richtlinien des Hotels ${hotel.name}: Umwelt, Qualität, Kinderschutz, Zugänglichkeit, Personal. Was wir zusagen und wer dafür einsteht.`,
    `Принципы отеля ${hotel.name}: экология, качество, защита детей, доступность, сотрудники. Что мы обещаем и кто за это отвечает.`,
  ),
  sections: [
    section('environment', text('Çevre politikası', 'Environment', 'Umwelt', 'Экология'), nature(hotel)),
    section(
      'quality',
      text('Kalite politikası', 'Quality', 'Qualität', 'Качество'),
      text(
        'Söz verdiğimizden azını yapmayız, yapabileceğimizden çoğunu söz vermeyiz. Odada bozuk bir şey varsa iki saat içinde onarılır ya da oda değişir.',
        'We do no less than we promise, and promise no more than we can do. What is broken in a room is mended within two hours, or the room is changed.',
        'Wir tun nicht weniger, als wir zusagen, und sagen nicht mehr zu, als wir können. Was im Zimmer kaputt ist, wird binnen zwei Stunden repariert, oder Sie ziehen um.',
        'Мы делаем не меньше обещанного и не обещаем больше, чем можем. Поломку в номере устраняют за два часа либо предлагают другой номер.',
      ),
    ),
    section(
      'children',
      text('Çocuk koruma politikası', 'Child protection', 'Kinderschutz', 'Защита детей'),
      childSafety(hotel),
    ),
    {
      key: 'access',
      layout: 'TEXT',
      title: text('Erişilebilirlik', 'Accessibility', 'Zugänglichkeit', 'Доступность'),
      html: bulletList([
        text(
          'Girişten restorana ve havuza eşiksiz bir yol vardır; planı resepsiyondan ya da önceden e-postayla istenir.',
          'A step-free way leads from the entrance to restaurant and pool; ask for the plan at the front desk, or by e-mail beforehand.',
          'Vom Eingang zu Restaurant und Pool führt ein stufenloser Weg; den Plan gibt es an der Rezeption oder vorab per E-Mail.',
          'От входа к ресторану и бассейну ведёт путь без ступеней; план дадут на ресепшене или пришлют заранее.',
        ),
        hotel.beach
          ? text(
              'Su tekerlekli sandalyesi bir gün önceden ayrılır; cankurtaran suya girişte yardım eder.',
              'The bathing wheelchair is reserved a day ahead; a lifeguard helps into the water.',
              'Der Baderollstuhl wird am Vortag bestellt; beim Einstieg hilft ein Rettungsschwimmer.',
              'Пляжное кресло-коляску заказывают за день; войти в воду поможет спасатель.',
            )
          : text(
              'Kaya odaların bir bölümüne yalnız basamakla çıkılır; düz girişli odalar rezervasyonda ayrılır.',
              'Some rock rooms are reached by steps alone; rooms with a level entrance are kept when you book.',
              'Einige Felsenzimmer erreicht man nur über Stufen; Zimmer mit ebenem Eingang werden bei der Buchung reserviert.',
              'В часть пещерных номеров ведут только ступени; номера с ровным входом закрепляют при бронировании.',
            ),
        text(
          'Görme engelli konukların rehber köpeği, evcil hayvan kuralının dışındadır.',
          'Guide dogs are exempt from the rule on pets.',
          'Blindenführhunde sind von der Haustierregel ausgenommen.',
          'На собак-поводырей запрет на животных не распространяется.',
        ),
      ]),
    },
    section(
      'people',
      text('İnsan kaynakları', 'People', 'Personal', 'Сотрудники'),
      scaleOf(hotel) === 'small'
        ? text(
            'Ekibin çoğu çevre köylerden gelir ve kış boyunca da çalışır. Lojmandaki odalar iki kişiliktir; haftada bir gün herkes izinlidir.',
            'Most of the team come from nearby villages and work through the winter. Staff rooms are for two, and everyone has one day off a week.',
            'Die meisten kommen aus den Dörfern ringsum und arbeiten auch im Winter. Personalzimmer haben zwei Betten, und jede Woche hat jeder einen freien Tag.',
            'Большинство сотрудников из соседних деревень и работают и зимой. Комнаты персонала на двоих, раз в неделю у каждого выходной.',
          )
        : text(
            'Sezonluk ekibin yarıdan fazlası ertesi yıl geri gelir. Dil kursu mesai içindedir, işe alımda yaş, cinsiyet ve köken sorulmaz; şikâyet kutusunu dışarıdan bir danışman açar.',
            'More than half of the seasonal team come back next year. Language lessons count as working time, hiring asks for neither age, sex nor origin, and an outside adviser opens the complaints box.',
            'Mehr als die Hälfte des Saisonteams kommt im nächsten Jahr wieder. Sprachkurse zählen als Arbeitszeit, bei der Einstellung fragt niemand nach Alter, Geschlecht oder Herkunft, und den Beschwerdekasten öffnet eine externe Beraterin.',
            'Больше половины сезонной команды возвращается на следующий год. Уроки языка идут в рабочее время, при найме не спрашивают о возрасте, поле и происхождении, а ящик для жалоб вскрывает сторонний консультант.',
          ),
    ),
    {
      key: 'write',
      layout: 'TEXT',
      title: text('Bize yazın', 'Write to us', 'Schreiben Sie uns', 'Напишите нам'),
      html: paragraph(
        text(
          `Bu politikaların sorumlusu otel müdürüdür: ${hotel.email}. Yedi gün içinde yazılı yanıt verilir.`,
          `The general manager answers for these policies: ${hotel.email}. You receive a written reply within seven days.`,
          `Für diese Richtlinien steht die Hoteldirektion ein: ${hotel.email}. Eine schriftliche Antwort kommt binnen sieben Tagen.`,
          `За эти принципы отвечает директор отеля: ${hotel.email}. Письменный ответ — в течение семи дней.`,
        ),
      ),
      ...linkTo(hotel, 'certificates', text('Sertifikalar', 'Certificates', 'Zertifikate', 'Сертификаты')),
    },
  ],
})
