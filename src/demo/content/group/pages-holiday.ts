import type { GroupPage } from '../types.ts'
import { same, text } from './compose.ts'
import { beside, cards, features, listed, plain, questions, tabled } from './sections.ts'

const hotelsLink: [ReturnType<typeof text>, string] = [
  text('Otellere bakın', 'See the hotels', 'Zu den Hotels', 'Посмотреть отели'),
  'page:hotels',
]

export const holidayPages: GroupPage[] = [
  {
    key: 'kids',
    title: text(
      'Crispy Kids World: çocukların oteli',
      'Crispy Kids World: the children’s hotel',
      'Crispy Kids World: das Hotel der Kinder',
      'Crispy Kids World: отель для детей',
    ),
    description: text(
      'Crispy Kids World: yaşa göre gruplar, kendi mutfağı ve tiyatrosu olan çocuk kulübü. Saatler, güvenlik kuralları ve ailelerin sorduğu sorular.',
      'Crispy Kids World: a children’s club with groups by age, a kitchen and a theatre of its own. Hours, safety rules and what parents ask us most.',
      'Crispy Kids World: Kinderclub mit Gruppen nach Alter, eigener Küche und eigenem Theater. Zeiten, Sicherheit und was Eltern am häufigsten fragen.',
      'Crispy Kids World: детский клуб с группами по возрасту, своей кухней и театром. Часы, правила безопасности и вопросы родителей.',
    ),
    picture: { subject: 'kids', seed: 51 },
    sections: [
      beside(
        'lead',
        'left',
        ['kids', 52],
        text('Beşten önce ekran yok', 'No screens before five', 'Vor fünf keine Bildschirme', 'До пяти — без экранов'),
        text(
          'Kulüp sabah saat onda açılır. Önce dışarı çıkılır: solucan aranır, gemi yapılır, hamur yoğrulur. Öğle yemeği çocuk boyunda bir açık büfede yenir; tabağa kendi elleriyle koydukları brokoliyi yerler, bunu biz de anlamış değiliz.',
          'The club opens at ten. First they go out: to look for worms, build a ship, knead dough. Lunch stands on a buffet of a child’s height. They eat the broccoli they have put on the plate themselves; we do not understand it either.',
          'Der Club öffnet um zehn. Erst geht es hinaus: Würmer suchen, ein Schiff bauen, Teig kneten. Mittags steht das Essen auf einem Buffet in Kinderhöhe. Den Brokkoli, den sie sich selbst auflegen, essen sie; wir verstehen es auch nicht.',
          'Клуб открывается в десять. Сначала на улицу: искать червей, строить корабль, месить тесто. Обед стоит на буфете детской высоты, и брокколи, которую дети положили себе сами, они съедают. Мы тоже не понимаем почему.',
        ),
      ),
      tabled(
        'groups',
        text('Yaş grupları', 'Groups by age', 'Gruppen nach Alter', 'Группы по возрасту'),
        [
          text('Grup', 'Group', 'Gruppe', 'Группа'),
          text('Yaş', 'Age', 'Alter', 'Возраст'),
          text('Ne yapılır?', 'What they do', 'Was sie tun', 'Чем заняты'),
        ],
        [
          [
            text('Bebek odası', 'Baby room', 'Babyraum', 'Комната малышей'),
            text('0–3, ebeveynle', '0–3, with a parent', '0–3, mit Elternteil', '0–3, с родителем'),
            text(
              'oyun minderi, mama köşesi, uyku saati',
              'play mats, a corner for food, a quiet hour',
              'Spielmatten, Breiecke, Schlafstunde',
              'игровые маты, уголок кормления, тихий час',
            ),
          ],
          [
            text('Kulüp', 'Club', 'Club', 'Клуб'),
            same('4–8'),
            text(
              'bahçe, atölye, tiyatro, mini disko',
              'garden, workshop, theatre, mini disco',
              'Garten, Werkstatt, Theater, Minidisco',
              'сад, мастерская, театр, мини-диско',
            ),
          ],
          [
            text('Ekip', 'Crew', 'Crew', 'Команда'),
            same('9–12'),
            text(
              'kano, turnuva, pizza gecesi',
              'canoes, tournaments, pizza night',
              'Kanu, Turniere, Pizzaabend',
              'каноэ, турниры, вечер пиццы',
            ),
          ],
        ],
      ),
      listed(
        'safety',
        text('Güvenlik', 'Safety', 'Sicherheit', 'Безопасность'),
        text(
          'Hiçbir çocuk kulüpten yalnız çıkmaz.',
          'No child leaves the club alone.',
          'Kein Kind verlässt den Club allein.',
          'Ни один ребёнок не выходит из клуба один.',
        ),
        [
          text(
            'Girişte yazılan adların dışındaki hiç kimseye çocuk verilmez.',
            'A child is handed to nobody but those named at registration.',
            'Abholen darf nur, wer bei der Anmeldung genannt wurde.',
            'Ребёнка отдают только тем, кого назвали при записи.',
          ),
          text(
            'Suda her altı çocuğa bir eğitmen ve bir cankurtaran düşer.',
            'In the water there is one carer for six children, and a lifeguard.',
            'Im Wasser kommt eine Betreuerin auf sechs Kinder, dazu ein Rettungsschwimmer.',
            'В воде один воспитатель на шестерых детей и спасатель.',
          ),
          text(
            'Alerjiler bilekliğe yazılır ve mutfakla her sabah paylaşılır.',
            'Allergies are written on the wristband and shared with the kitchen each morning.',
            'Allergien stehen auf dem Armband und jeden Morgen in der Küche.',
            'Аллергии пишут на браслете и каждое утро передают на кухню.',
          ),
        ],
      ),
      questions('faq', [
        [
          text('Kulüp ücretli mi?', 'Does the club cost extra?', 'Kostet der Club extra?', 'Клуб платный?'),
          text(
            'Hayır. Yalnız 20:00’den sonraki bebek bakıcılığı ücretlidir ve bir gün önceden istenir.',
            'No. Only babysitting after 20:00 does; ask the day before.',
            'Nein. Nur Babysitting nach 20 Uhr, das Sie am Vortag bestellen.',
            'Нет. Платна только няня после 20:00, её заказывают накануне.',
          ),
        ],
        [
          text(
            'Çocuğum yalnız Türkçe biliyor, olur mu?',
            'My child speaks only English; is that a problem?',
            'Mein Kind spricht nur Deutsch, geht das?',
            'Ребёнок говорит только по-русски, это проблема?',
          ),
          text(
            'Olur. Ekipte en az üç dil konuşulur; oyunların çoğu zaten dil istemez.',
            'Not at all. The team speaks at least three languages, and most games need none.',
            'Ja. Im Team werden mindestens drei Sprachen gesprochen, und die meisten Spiele brauchen keine.',
            'Нет. В команде не меньше трёх языков, а большинству игр язык не нужен.',
          ),
        ],
        [
          text(
            'Kulüp bütün otellerde var mı?',
            'Do all hotels have the club?',
            'Gibt es den Club in allen Hotels?',
            'Клуб есть во всех отелях?',
          ),
          text(
            'Yalnız yetişkinlere açık otellerde ve birkaç küçük otelde yoktur; otelin menüsünde görünüyorsa vardır.',
            'Not in the adults-only houses and in a few small ones; if you see it in a hotel’s menu, it is there.',
            'Nicht in den Häusern für Erwachsene und in einigen kleinen; steht er im Menü des Hotels, gibt es ihn.',
            'Нет — в отелях для взрослых и в нескольких небольших; если он есть в меню отеля, значит, работает.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'beach-pool',
    title: text('Plaj ve havuz', 'Beach and pool', 'Strand und Pool', 'Пляж и бассейны'),
    description: text(
      'Crystal otellerinde plaj ve havuz: kum mu çakıl mı, deniz ne kadar sığ, hangi havuz ısıtılır. Cankurtaran saatleri ve bayrakların anlamı.',
      'Beach and pools of the Crystal hotels: sand or pebbles, how shallow, which pools are heated. Lifeguard hours and what the flags mean.',
      'Strand und Pools der Crystal Hotels: Sand oder Kies, wie flach, welche Pools beheizt sind. Zeiten der Rettungsschwimmer und was die Flaggen sagen.',
      'Пляжи и бассейны отелей Crystal: песок или галька, насколько мелко, где подогрев. Часы работы спасателей и значение флагов.',
    ),
    picture: { subject: 'beach', seed: 53 },
    sections: [
      beside(
        'lead',
        'right',
        ['beach', 54],
        text('Ayağınızla seçin', 'Choose with your feet', 'Wählen Sie mit den Füßen', 'Выбирайте ногами'),
        text(
          'Bir otelin hangi kıyıda olduğu, odasının metrekaresinden önemlidir. Kum küçük çocuklar içindir, çakıl duru su demektir, iskele iyi yüzenleri sevindirir. Aşağıdaki çizelge bölgeleri ayağa göre sıralar.',
          'Which shore a hotel stands on matters more than the size of its rooms. Sand is for small children, pebbles mean clear water, a jetty pleases swimmers. The table below sorts our regions by what is underfoot.',
          'An welchem Ufer ein Hotel liegt, zählt mehr als die Größe seiner Zimmer. Sand ist für kleine Kinder, Kies heißt klares Wasser, ein Steg freut Schwimmer. Die Tabelle ordnet unsere Regionen nach dem Boden.',
          'На каком берегу стоит отель, важнее площади номера. Песок — для малышей, галька — это прозрачная вода, пирс порадует пловцов. Таблица ниже делит регионы по тому, что под ногами.',
        ),
        hotelsLink,
      ),
      tabled(
        'ground',
        text('Bölgelere göre', 'By region', 'Nach Region', 'По регионам'),
        [
          text('Bölge', 'Region', 'Region', 'Регион'),
          text('Zemin', 'Ground', 'Boden', 'Дно'),
          text('Derinleşme', 'How it deepens', 'Wie es tief wird', 'Глубина'),
        ],
        [
          [
            text('Side', 'Side', 'Side', 'Сиде'),
            text('ince kum', 'fine sand', 'feiner Sand', 'мелкий песок'),
            text('çok yavaş', 'very slowly', 'sehr langsam', 'очень плавно'),
          ],
          [
            text('Belek', 'Belek', 'Belek', 'Белек'),
            text('kum', 'sand', 'Sand', 'песок'),
            text('yavaş', 'slowly', 'langsam', 'плавно'),
          ],
          [
            text('Lara', 'Lara', 'Lara', 'Лара'),
            text('koyu kum', 'dark sand', 'dunkler Sand', 'тёмный песок'),
            text('yavaş', 'slowly', 'langsam', 'плавно'),
          ],
          [
            text('Kemer', 'Kemer', 'Kemer', 'Кемер'),
            text('çakıl', 'pebbles', 'Kies', 'галька'),
            text('çabuk', 'quickly', 'rasch', 'быстро'),
          ],
          [
            text('Bodrum', 'Bodrum', 'Bodrum', 'Бодрум'),
            text('ince çakıl, iskele', 'fine pebbles, jetties', 'feiner Kies, Stege', 'мелкая галька, пирсы'),
            text('çabuk', 'quickly', 'rasch', 'быстро'),
          ],
        ],
      ),
      features('flags', text('Bayraklar', 'The flags', 'Die Flaggen', 'Флаги'), [
        {
          title: text('Yeşil', 'Green', 'Grün', 'Зелёный'),
          words: text(
            'Deniz sakin; cankurtaran 08:00–19:00 arasında kulede.',
            'The sea is calm; a lifeguard is on the tower from 08:00 to 19:00.',
            'Das Meer ist ruhig; von 8 bis 19 Uhr sitzt ein Rettungsschwimmer auf dem Turm.',
            'Море спокойно; спасатель на вышке с 8:00 до 19:00.',
          ),
        },
        {
          title: text('Sarı', 'Yellow', 'Gelb', 'Жёлтый'),
          words: text(
            'Akıntı var: çocuklar havuza, yüzücüler iplerin içine.',
            'There is a current: children to the pool, swimmers inside the ropes.',
            'Strömung: Kinder in den Pool, Schwimmer innerhalb der Leinen.',
            'Есть течение: дети — в бассейн, взрослые — не дальше буйков.',
          ),
        },
        {
          title: text('Kırmızı', 'Red', 'Rot', 'Красный'),
          words: text(
            'Denize girilmez; kapalı havuz o gün bir saat erken açılır.',
            'No bathing; the indoor pool opens an hour earlier that day.',
            'Badeverbot; das Hallenbad öffnet an diesem Tag eine Stunde früher.',
            'Купаться нельзя; крытый бассейн в этот день открывают на час раньше.',
          ),
        },
      ]),
      plain(
        'pools',
        text('Havuz suyu', 'The water in the pools', 'Das Wasser in den Pools', 'Вода в бассейнах'),
        text(
          'Su günde üç kez ölçülür ve sonuç havuz başındaki panoya yazılır. Isıtılan havuzlar kasımdan nisana dek 28 derecedir; bebek havuzları gölgelidir ve 35 santimetreyi geçmez.',
          'The water is measured three times a day and the figures go on the board beside the pool. Heated pools stand at 28 degrees from November to April; baby pools are shaded and no deeper than 35 centimetres.',
          'Das Wasser wird dreimal täglich gemessen, die Werte stehen auf der Tafel am Becken. Beheizte Pools haben von November bis April 28 Grad; Babybecken liegen im Schatten und sind höchstens 35 Zentimeter tief.',
          'Воду проверяют трижды в день, цифры записывают на доске у бассейна. В подогреваемых с ноября по апрель 28 градусов; детские бассейны в тени и не глубже 35 сантиметров.',
        ),
      ),
    ],
  },
  {
    key: 'spa',
    title: text(
      'Spa: önce sıcak taş',
      'Spa: first the warm stone',
      'Spa: zuerst der warme Stein',
      'Спа: сначала тёплый камень',
    ),
    description: text(
      'Crystal otellerinde spa: hamamın adım adım akışı, bakımların süreleri, yaş sınırları ve randevu. Hangi saatlerin sessiz olduğunu da yazdık.',
      'Spa in the Crystal hotels: the hamam step by step, how long treatments take, age limits and booking. We also say which hours are quiet.',
      'Spa in den Crystal Hotels: der Hamam Schritt für Schritt, Dauer der Anwendungen, Altersgrenzen und Termine. Und welche Stunden still sind.',
      'Спа в отелях Crystal: хамам шаг за шагом, длительность процедур, возраст и запись. И в какие часы здесь тихо — об этом тоже написали.',
    ),
    picture: { subject: 'spa', seed: 55 },
    sections: [
      beside(
        'lead',
        'right',
        ['terrace', 56],
        text('Kırk dakika mermer', 'Forty minutes of marble', 'Vierzig Minuten Marmor', 'Сорок минут на мраморе'),
        text(
          'Hamam acele sevmez. Bu yüzden randevular yarım saat arayla verilir ve taşın üstünde aynı anda dörtten çok kişi yatmaz. En sessiz saat 18:45’tir: herkes akşam yemeğine hazırlanır, kubbe size kalır.',
          'A hamam dislikes hurry. So appointments are half an hour apart, and no more than four people lie on the stone at once. The quietest hour is 18:45: everyone is dressing for dinner, and the dome is yours.',
          'Ein Hamam mag keine Eile. Darum liegen zwischen den Terminen dreißig Minuten, und nie sind mehr als vier Leute auf dem Stein. Am stillsten ist es um 18:45 Uhr: Alle ziehen sich zum Essen um, die Kuppel gehört Ihnen.',
          'Хамам не любит спешки. Записывают через полчаса, и на камне не бывает больше четырёх человек. Тише всего в 18:45: все одеваются к ужину, и купол достаётся вам.',
        ),
      ),
      tabled(
        'steps',
        text('Hamam, adım adım', 'The hamam, step by step', 'Hamam, Schritt für Schritt', 'Хамам шаг за шагом'),
        [
          text('Adım', 'Step', 'Schritt', 'Шаг'),
          text('Süre', 'Time', 'Dauer', 'Время'),
          text('Ne olur?', 'What happens', 'Was geschieht', 'Что происходит'),
        ],
        [
          [
            text('Isınma', 'Warming', 'Wärmen', 'Прогрев'),
            text('15 dk', '15 min', '15 Min.', '15 мин'),
            text(
              'göbek taşında, peştemalle',
              'on the stone, in a peştemal',
              'auf dem Stein, im Peştemal',
              'на камне, в пештемале',
            ),
          ],
          [
            text('Kese', 'Kese', 'Kese', 'Кесе'),
            text('15 dk', '15 min', '15 Min.', '15 мин'),
            text(
              'ham ipek eldivenle',
              'with a raw-silk glove',
              'mit dem Rohseidenhandschuh',
              'рукавицей из шёлка-сырца',
            ),
          ],
          [
            text('Köpük', 'Foam', 'Schaum', 'Пена'),
            text('20 dk', '20 min', '20 Min.', '20 мин'),
            text(
              'zeytinyağlı sabun, bol su',
              'olive-oil soap, much water',
              'Olivenölseife, viel Wasser',
              'оливковое мыло и много воды',
            ),
          ],
          [
            text('Dinlenme', 'Rest', 'Ruhe', 'Отдых'),
            text('20 dk', '20 min', '20 Min.', '20 мин'),
            text('çay, sessizlik', 'tea and silence', 'Tee und Stille', 'чай и тишина'),
          ],
        ],
      ),
      questions('faq', [
        [
          text(
            'Hamam ve sauna dahil mi?',
            'Are hamam and sauna included?',
            'Sind Hamam und Sauna inklusive?',
            'Хамам и сауна включены?',
          ),
          text(
            'Islak alan dahildir; kese, köpük ve masajlar ücretlidir.',
            'The wet area is; scrub, foam and massages are against a fee.',
            'Der Nassbereich ja; Peeling, Schaum und Massagen gegen Gebühr.',
            'Влажная зона — да; кесе, пена и массажи платные.',
          ),
        ],
        [
          text('Çocuklar girebilir mi?', 'May children come in?', 'Dürfen Kinder hinein?', 'Можно ли с детьми?'),
          text(
            '16 yaşından küçükler 15:00’e kadar, bir büyükle.',
            'Under sixteen until 15:00, with an adult.',
            'Unter sechzehn bis 15 Uhr, in Begleitung.',
            'До 16 лет — до 15:00 и со взрослым.',
          ),
        ],
        [
          text(
            'Terapistimi seçebilir miyim?',
            'May I choose the therapist?',
            'Kann ich die Therapeutin wählen?',
            'Можно ли выбрать мастера?',
          ),
          text(
            'Evet, kadın ya da erkek terapist istediğinizi randevuda söylemeniz yeter.',
            'Yes; say when booking whether you prefer a woman or a man.',
            'Ja; sagen Sie beim Termin, ob Sie eine Frau oder einen Mann wünschen.',
            'Да: при записи скажите, мужчину или женщину вы предпочитаете.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'sport',
    title: text('Spor ve fitness', 'Sport and fitness', 'Sport und Fitness', 'Спорт и фитнес'),
    description: text(
      'Crystal otellerinde spor: tenis, bisiklet, yüzme, koşu yolları ve fitness salonları. Haftalık program, kiralık malzeme ve dersler burada.',
      'Sport in the Crystal hotels: tennis, cycling, swimming, running paths and gyms. The weekly programme, things to borrow, and lessons.',
      'Sport in den Crystal Hotels: Tennis, Rad, Schwimmen, Laufwege und Fitnessräume. Dazu das Wochenprogramm, was man leihen kann, und Kurse.',
      'Спорт в отелях Crystal: теннис, велосипед, плавание, беговые дорожки и залы. Программа недели, прокат снаряжения и уроки с тренером.',
    ),
    picture: { subject: 'sport', seed: 57 },
    sections: [
      beside(
        'lead',
        'left',
        ['sport', 58],
        text(
          'Sabah yedide kort serindir',
          'At seven the court is cool',
          'Um sieben ist der Platz kühl',
          'В семь утра корт прохладен',
        ),
        text(
          'Sıcak ülkede spor saati önemlidir. Kortlar 07:00’de açılır, koşu grupları güneşten önce döner, yoga iskelede gün batarken yapılır. Raket, top ve bisiklet kaskı ödünç verilir; yanınızda ayakkabı olsun yeter.',
          'In a hot country the hour matters. Courts open at 07:00, runners are back before the sun is up in earnest, and yoga meets on the jetty at dusk. Rackets, balls and helmets are lent; all you need is shoes.',
          'In einem heißen Land kommt es auf die Stunde an. Die Plätze öffnen um 7 Uhr, die Läufer sind vor der Hitze zurück, Yoga gibt es abends auf dem Steg. Schläger, Bälle und Helme leihen wir; Schuhe genügen.',
          'В жаркой стране важен час. Корты открываются в 7:00, бегуны возвращаются до зноя, йога проходит на пирсе на закате. Ракетки, мячи и шлемы дадим; нужна только обувь.',
        ),
      ),
      tabled(
        'week',
        text('Haftadan örnekler', 'From a week', 'Aus einer Woche', 'Из программы недели'),
        [
          text('Ne?', 'What', 'Was', 'Что'),
          text('Ne zaman?', 'When', 'Wann', 'Когда'),
          text('Kim için?', 'For whom', 'Für wen', 'Для кого'),
        ],
        [
          [
            text('Sahil koşusu, 5 km', 'Beach run, 5 km', 'Strandlauf, 5 km', 'Пробежка, 5 км'),
            text('her gün 07:00', 'daily 07:00', 'täglich 7 Uhr', 'ежедневно 7:00'),
            text('sohbet temposunda', 'at talking pace', 'im Plaudertempo', 'в темпе разговора'),
          ],
          [
            text('Tenis, grup dersi', 'Tennis, group lesson', 'Tennis, Gruppenstunde', 'Теннис, группа'),
            text('salı, perşembe 17:00', 'Tue, Thu 17:00', 'Di, Do 17 Uhr', 'вт, чт 17:00'),
            text('yeni başlayanlar', 'beginners', 'Anfänger', 'начинающие'),
          ],
          [
            text('Açık su yüzme', 'Open-water swim', 'Freiwasserschwimmen', 'Плавание в море'),
            text('cumartesi 08:00', 'Sat 08:00', 'Sa 8 Uhr', 'сб 8:00'),
            text('800 m yüzebilenler', 'those who can do 800 m', 'wer 800 m schafft', 'кто проплывёт 800 м'),
          ],
          [
            text('İskelede yoga', 'Yoga on the jetty', 'Yoga auf dem Steg', 'Йога на пирсе'),
            text('her gün gün batımında', 'daily at sunset', 'täglich bei Sonnenuntergang', 'ежедневно на закате'),
            text('herkes', 'anyone', 'alle', 'все'),
          ],
        ],
      ),
      features('included', text('Dahil ve ücretli', 'Included, and not', 'Inklusive und nicht', 'Включено и нет'), [
        {
          title: text('Dahil', 'Included', 'Inklusive', 'Включено'),
          words: text(
            'Fitness salonu, kortlar gündüz, grup dersleri, masa tenisi, plaj voleybolu.',
            'Gym, courts by day, group classes, table tennis, beach volleyball.',
            'Fitnessraum, Plätze am Tag, Gruppenkurse, Tischtennis, Beachvolleyball.',
            'Зал, корты днём, групповые занятия, настольный теннис, пляжный волейбол.',
          ),
        },
        {
          title: text('Ücretli', 'Against a fee', 'Gegen Gebühr', 'Платно'),
          words: text(
            'Özel ders, kort ışığı, bisiklet, dalış, motorlu su sporları.',
            'Private lessons, court lights, bicycles, diving, motorised water sports.',
            'Einzelstunden, Flutlicht, Fahrräder, Tauchen, Wassersport mit Motor.',
            'Личный тренер, свет на корте, велосипеды, дайвинг, моторные виды спорта.',
          ),
        },
        {
          title: text('Takımlar', 'Teams', 'Mannschaften', 'Команды'),
          words: text(
            'Kış kampları için çim saha ve havuz kulvarı ayrılır; toplantı ekibimize yazın.',
            'For winter camps we keep pitches and lanes; write to our events team.',
            'Für Wintercamps halten wir Rasenplätze und Bahnen frei; schreiben Sie dem Veranstaltungsteam.',
            'Для зимних сборов держим поля и дорожки; напишите отделу мероприятий.',
          ),
        },
      ]),
    ],
  },
  {
    key: 'entertainment',
    title: text(
      'Eğlence ve etkinlikler',
      'Entertainment and events',
      'Unterhaltung und Veranstaltungen',
      'Развлечения и события',
    ),
    description: text(
      'Crystal otellerinde akşamlar: iskelede konser, aile gecesi, açık hava sineması ve sessiz barlar. Yaklaşan etkinlikler tarihleriyle bu sayfada.',
      'Evenings in the Crystal hotels: concerts on the pier, family nights, open-air cinema, and bars without a stage. Coming events with their dates.',
      'Abende in den Crystal Hotels: Konzerte am Steg, Familienabende, Freiluftkino und Bars ohne Bühne. Kommende Veranstaltungen mit Datum.',
      'Вечера в отелях Crystal: концерты на пирсе, семейные вечера, кино под открытым небом и бары без сцены. Ближайшие события с датами.',
    ),
    picture: { subject: 'event', seed: 59 },
    sections: [
      beside(
        'lead',
        'right',
        ['event', 60],
        text(
          'Aileler önde, dansçılar arkada',
          'Families in front, dancers at the back',
          'Familien vorn, Tänzer hinten',
          'Семьи впереди, танцоры сзади',
        ),
        text(
          'Sahneye dönük sandalyeler 21:30’da dolar. Çocuklar için gösteri 20:45’te başlar ve yarım saat sürer; büyükler için olanı geceyarısını geçmez. Sahneyi sevmeyenlere her otelde müziksiz bir bar bırakırız.',
          'The chairs before the stage are full at 21:30. For children there is a show at 20:45 that lasts half an hour; the one for adults never passes midnight. And every hotel keeps one bar without music, for people who would rather talk.',
          'Um 21:30 Uhr sind die Stühle vor der Bühne besetzt. Für Kinder beginnt um 20:45 Uhr eine Vorstellung von einer halben Stunde; die für Erwachsene endet vor Mitternacht. Und jedes Haus hat eine Bar ohne Musik, für Leute, die lieber reden.',
          'К 21:30 стулья у сцены заняты. Для детей представление начинается в 20:45 и длится полчаса; взрослое заканчивается до полуночи. А в каждом отеле есть бар без музыки — для тех, кто хочет поговорить.',
        ),
      ),
      cards(
        'evenings',
        text('Bir haftanın akşamları', 'The evenings of a week', 'Die Abende einer Woche', 'Вечера одной недели'),
        [
          {
            title: text('Canlı müzik', 'Live music', 'Livemusik', 'Живая музыка'),
            words: text(
              'Haftada üç akşam, hoparlörsüz: keman, klarnet, ud.',
              'Three evenings a week without loudspeakers: violin, clarinet, oud.',
              'Dreimal die Woche ohne Lautsprecher: Geige, Klarinette, Ud.',
              'Трижды в неделю без колонок: скрипка, кларнет, уд.',
            ),
            picture: ['event', 61],
          },
          {
            title: text('Açık hava sineması', 'Open-air cinema', 'Freiluftkino', 'Кино под открытым небом'),
            words: text(
              'Çarşamba 21:15; film dört dilde altyazılı.',
              'Wednesday 21:15; subtitles in four languages.',
              'Mittwoch, 21:15 Uhr; Untertitel in vier Sprachen.',
              'Среда, 21:15; субтитры на четырёх языках.',
            ),
            picture: ['courtyard', 62],
          },
          {
            title: text('Balıkçı gecesi', 'Fishermen’s night', 'Fischerabend', 'Вечер рыбаков'),
            words: text(
              'Cuma akşamı kömür ızgaralar plaja iner.',
              'On Fridays the charcoal grills move down to the beach.',
              'Freitags ziehen die Grills an den Strand um.',
              'По пятницам мангалы переезжают на пляж.',
            ),
            picture: ['grill', 63],
          },
        ],
      ),
      plain(
        'quiet',
        text('Gürültü saatleri', 'Hours of quiet', 'Ruhezeiten', 'Часы тишины'),
        text(
          'Açık alanda müzik en geç 24:00’te biter. Oda ile sahne arasındaki uzaklık sizin için önemliyse rezervasyonda yazın; planda işaretleyip yanıt veririz.',
          'Music outdoors ends at midnight at the latest. If the distance between room and stage matters to you, say so when booking; we mark it on the plan and write back.',
          'Draußen endet Musik spätestens um Mitternacht. Ist Ihnen der Abstand vom Zimmer zur Bühne wichtig, schreiben Sie es in die Buchung; wir zeichnen ihn im Plan ein und antworten.',
          'Музыка на улице звучит не позже полуночи. Если важно расстояние от номера до сцены, напишите при бронировании: отметим на плане и ответим.',
        ),
      ),
    ],
  },
  {
    key: 'shopping',
    title: text('Alışveriş', 'Shopping', 'Einkaufen', 'Магазины'),
    description: text(
      'Crystal otellerinde alışveriş: küçük market, yerel ustaların dükkânları ve çevredeki pazarlar. Çalışma saatleri, ödeme ve iade üzerine bilgiler.',
      'Shopping in the Crystal hotels: a small market, shops of local makers, and the markets nearby. Opening hours, ways to pay and returns.',
      'Einkaufen in den Crystal Hotels: kleiner Markt, Läden örtlicher Handwerker und die Wochenmärkte ringsum. Öffnungszeiten, Bezahlung, Umtausch.',
      'Магазины в отелях Crystal: минимаркет, лавки местных мастеров и базары поблизости. Часы работы, оплата и возврат — всё на этой странице.',
    ),
    picture: { subject: 'shopping', seed: 64 },
    sections: [
      beside(
        'lead',
        'left',
        ['shopping', 65],
        text(
          'Peştemal neden altı saatte dokunur?',
          'Why a peştemal takes six hours',
          'Warum ein Peştemal sechs Stunden braucht',
          'Почему пештемаль ткут шесть часов',
        ),
        text(
          'Otel dükkânlarımızda Denizli’nin tezgâhlarından gelen peştemaller satılır: bir kişi günde en çok iki tane dokur. Yanında zeytinyağı, çini ve unuttuğunuz güneş kremi var. Etiketlerde yapanın adı ve köyü yazar.',
          'Our shops sell peştemals from the looms of Denizli; one person weaves two a day at most. Beside them stand olive oil, painted tiles and the sun cream you forgot. The label names the maker and the village.',
          'In unseren Läden liegen Peştemals von den Webstühlen in Denizli; mehr als zwei am Tag schafft niemand. Daneben Olivenöl, bemalte Fliesen und die Sonnencreme, die Sie vergessen haben. Auf dem Etikett stehen Name und Dorf.',
          'В наших магазинах — пештемали со станков Денизли: больше двух в день один человек не соткёт. Рядом оливковое масло, изразцы и забытый вами крем от солнца. На этикетке — имя мастера и деревня.',
        ),
      ),
      tabled(
        'hours',
        text('Saatler', 'Hours', 'Zeiten', 'Часы'),
        [text('Yer', 'Place', 'Ort', 'Место'), text('Saatler', 'Hours', 'Zeiten', 'Часы')],
        [
          [text('Küçük market', 'Small market', 'Kleiner Markt', 'Минимаркет'), same('08:00–24:00')],
          [text('El işi dükkânı', 'Craft shop', 'Handwerksladen', 'Лавка ремёсел'), same('09:00–13:00, 16:00–23:00')],
          [
            text('Kuyumcu ve deri', 'Jewellery and leather', 'Schmuck und Leder', 'Украшения и кожа'),
            same('10:00–13:00, 17:00–23:00'),
          ],
        ],
      ),
      questions('faq', [
        [
          text('Fiyatlar pazarlıklı mı?', 'Does one bargain?', 'Wird gehandelt?', 'Торгуются ли?'),
          text(
            'Otelde hayır, fiyat etikettedir. Haftalık pazarda evet; güler yüzle ve nakitle.',
            'Not in the hotel: the price is on the label. At the weekly market yes, with a smile and cash.',
            'Im Hotel nicht, der Preis steht am Etikett. Auf dem Wochenmarkt schon, freundlich und bar.',
            'В отеле нет: цена на этикетке. На базаре — да, с улыбкой и наличными.',
          ),
        ],
        [
          text(
            'Aldığımı geri verebilir miyim?',
            'May I return things?',
            'Kann ich umtauschen?',
            'Можно ли вернуть покупку?',
          ),
          text(
            'Kullanılmamışsa on dört gün içinde, fişiyle; ülkenizden postayla da.',
            'Unused and with the receipt, within fourteen days, by post from home too.',
            'Unbenutzt und mit Beleg binnen vierzehn Tagen, auch per Post von zu Hause.',
            'Неиспользованное и с чеком — в течение четырнадцати дней, и по почте из дома.',
          ),
        ],
        [
          text(
            'Vergi iadesi var mı?',
            'Is there a tax refund?',
            'Gibt es die Steuer zurück?',
            'Есть ли возврат налога?',
          ),
          text(
            'Yurt dışında yaşayanlara formu dükkân doldurur; iade havalimanında yapılır.',
            'The shop fills in the form for residents of other countries; the refund is paid at the airport.',
            'Wer im Ausland lebt, bekommt das Formular im Laden; ausgezahlt wird am Flughafen.',
            'Живущим за рубежом форму заполнят в магазине; деньги вернут в аэропорту.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'meeting',
    title: text(
      'Toplantı ve etkinlikler',
      'Meetings and events',
      'Tagungen und Veranstaltungen',
      'Мероприятия и конференции',
    ),
    description: text(
      'Crystal otellerinde toplantı: salonlar, oturma düzenleri, teknik ekip ve tek muhatap. On kişilik yönetim kurulundan bin kişilik kongreye dek.',
      'Meetings in the Crystal hotels: halls, seating plans, technicians and one person to deal with, from a board of ten to a congress of a thousand.',
      'Tagen in den Crystal Hotels: Säle, Bestuhlung, Techniker und eine Ansprechperson, vom Vorstand mit zehn bis zum Kongress mit tausend Leuten.',
      'Мероприятия в отелях Crystal: залы, рассадка, техники и один ответственный — от совета на десять человек до конгресса на тысячу.',
    ),
    picture: { subject: 'meeting', seed: 66 },
    sections: [
      beside(
        'lead',
        'right',
        ['lobby', 67],
        text(
          'Program öğlende dursun',
          'Let the programme stop at noon',
          'Mittags soll das Programm ruhen',
          'Пусть в полдень программа замрёт',
        ),
        text(
          'Deniz kıyısında toplantı, denize bakılmayacaksa anlamsızdır. Bu yüzden salonlarımızda gün ışığı, programlarımızda iki saatlik öğle arası vardır. Katılımcı listesi, transferler, sahne planı ve fatura tek kişinin masasında toplanır.',
          'A meeting by the sea makes little sense if nobody may look at it. So our halls have daylight and our programmes a lunch of two hours. List of guests, transfers, stage plan and invoice all lie on one person’s desk.',
          'Eine Tagung am Meer hat wenig Sinn, wenn niemand hinsehen darf. Darum haben unsere Säle Tageslicht und unsere Programme zwei Stunden Mittag. Gästeliste, Transfers, Bühnenplan und Rechnung liegen auf einem Schreibtisch.',
          'Встречаться у моря странно, если на него нельзя смотреть. Поэтому в залах дневной свет, а в программе — двухчасовой обед. Список гостей, трансферы, план сцены и счёт лежат на одном столе.',
        ),
        [text('Ekibe yazın', 'Write to the team', 'An das Team schreiben', 'Написать команде'), 'page:contact'],
      ),
      tabled(
        'seating',
        text(
          'Hangi düzen, kaç metrekare?',
          'Which seating, how much space',
          'Welche Bestuhlung, wie viel Platz',
          'Рассадка и площадь',
        ),
        [
          text('Düzen', 'Seating', 'Bestuhlung', 'Рассадка'),
          text('Kişi başına', 'Per person', 'Pro Person', 'На человека'),
          text('Ne için?', 'Good for', 'Geeignet für', 'Для чего'),
        ],
        [
          [
            text('Tiyatro', 'Theatre', 'Reihen', 'Театр'),
            text('1 m²', '1 m²', '1 m²', '1 м²'),
            text('sunum, ödül töreni', 'talks, awards', 'Vortrag, Preisverleihung', 'доклады, награждения'),
          ],
          [
            text('Sınıf', 'Classroom', 'Schule', 'Класс'),
            text('1,8 m²', '1.8 m²', '1,8 m²', '1,8 м²'),
            text('eğitim', 'training', 'Schulung', 'обучение'),
          ],
          [
            text('U düzeni', 'U shape', 'U-Form', 'Буква П'),
            text('2,5 m²', '2.5 m²', '2,5 m²', '2,5 м²'),
            text('çalışma grubu', 'working group', 'Arbeitsgruppe', 'рабочая группа'),
          ],
          [
            text('Ziyafet', 'Banquet', 'Bankett', 'Банкет'),
            text('1,6 m²', '1.6 m²', '1,6 m²', '1,6 м²'),
            text('gala, düğün', 'gala, wedding', 'Gala, Hochzeit', 'гала-ужин, свадьба'),
          ],
        ],
      ),
      listed(
        'steps',
        text('Nasıl ilerler?', 'How it proceeds', 'So läuft es', 'Как это происходит'),
        text(
          'İlk yazınızdan sonra:',
          'After your first letter:',
          'Nach Ihrer ersten Anfrage:',
          'После первого письма:',
        ),
        [
          text(
            '24 saat içinde iki otel önerisi ve salon planı gelir.',
            'Within 24 hours you have two hotels and their floor plans.',
            'Binnen 24 Stunden haben Sie zwei Hotels samt Saalplan.',
            'За 24 часа — два варианта отеля и планы залов.',
          ),
          text(
            'Yerinde görmek isterseniz bir gece konuğumuz olursunuz.',
            'If you wish to look, you stay a night as our guest.',
            'Wer sich umsehen will, ist eine Nacht unser Gast.',
            'Захотите посмотреть — проведёте ночь у нас в гостях.',
          ),
          text(
            'Sözleşmede kişi sayısı, etkinlikten on dört gün önceye kadar yüzde on oynayabilir.',
            'Up to fourteen days before, numbers may move by ten per cent.',
            'Bis vierzehn Tage vorher darf die Personenzahl um zehn Prozent schwanken.',
            'За четырнадцать дней число участников ещё может меняться на десять процентов.',
          ),
        ],
      ),
    ],
  },
]
