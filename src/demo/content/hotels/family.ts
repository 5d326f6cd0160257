import type { HotelContent } from '../types.ts'

export const family: HotelContent = {
  key: 'family',
  id: 28,
  slug: 'crystal-family',
  name: 'Crystal Family',
  region: 'BELEK',
  stars: 5,
  opened: 2008,
  renovated: 2024,
  roomsTotal: 364,
  latitude: 36.8531,
  longitude: 31.0796,
  address: 'İskele Mevkii, Çayır Caddesi No: 3, 07506 Belek, Serik / Antalya',
  phone: '+90 242 555 28 08',
  email: 'family@crystalhotels.example',
  whatsapp: '905325550128',
  locality: { tr: 'Belek, İskele', en: 'Belek, İskele', de: 'Belek, İskele', ru: 'Белек, Искеле' },
  airport: {
    name: { tr: 'Antalya Havalimanı', en: 'Antalya Airport', de: 'Flughafen Antalya', ru: 'Аэропорт Анталии' },
    km: 39,
    minutes: 40,
  },
  centre: { name: { tr: 'Belek merkez', en: 'Belek centre', de: 'Zentrum von Belek', ru: 'Центр Белека' }, km: 4 },
  beach: { lengthM: 300, walkM: 60, ground: 'sand', blueFlag: true },

  slogan: {
    tr: 'Üçüncü çocuğa da yer var',
    en: 'Room for the third child too',
    de: 'Platz auch fürs dritte Kind',
    ru: 'Место и для третьего ребёнка',
  },
  sloganText: {
    tr: 'Beş, altı, yedi kişilik aileler için odalar, masalar ve şemsiyeler; ek yatak değil, gerçek yatak.',
    en: 'Rooms, tables and parasols for families of five, six and seven, with proper beds instead of extra ones.',
    de: 'Zimmer, Tische und Sonnenschirme für Familien zu fünft, zu sechst, zu siebt, mit richtigen Betten statt Zustellbetten.',
    ru: 'Номера, столы и зонты на семьи из пяти, шести и семи человек; настоящие кровати, а не раскладушки.',
  },
  promise: {
    tr: 'Birden çok çocuğu olan ve otellerde hep iki oda tutmak zorunda kalan aileler için.',
    en: 'For families with several children who are tired of being given two rooms on different floors.',
    de: 'Für Familien mit mehreren Kindern, die es leid sind, zwei Zimmer auf zwei Etagen zu bekommen.',
    ru: 'Для семей с несколькими детьми, которым надоело получать два номера на разных этажах.',
  },
  about: {
    tr: [
      'Crystal Family, Belek merkezin dört kilometre doğusunda, kumsalın hemen arkasındadır. Dört katlı dört kanat, bir at nalı gibi iki futbol sahası büyüklüğünde bir çayırı çevirir. Çayırda salıncak, ip köprü ve çim vardır, araba ve merdiven yoktur. Balkonların hepsi oraya bakar; çocuğunuzu görmek için aramanız gerekmez.',
      'Kanatların adı ve kokusu vardır: Limon, İncir, Nane, Şeftali. Her birinin kapısı, halısı ve asansörü kendi rengindedir, dört yaşındaki bir çocuk evini okumadan bulur. 364 odanın 290’ında en az iki ayrı yatak bölümü bulunur. 2024’te yapılan yenilemede ilk iş priz yerlerini değiştirmek oldu.',
      'Burada gün erken başlar, bunu kimse saklamaz. Altıda süt ısıtılır, altı buçukta ilk bebek arabaları çayırdadır. Öğleden sonra zemin katlarda perde çekilir ve bir saat alçak sesle konuşulur. Akşam yedi buçukta pijamalılar masal çadırındadır; sekiz buçukta çocuklar uyur, büyükler çatıda birbirine “kaçıncıya bakıyorsunuz” diye sorar.',
    ],
    en: [
      'Crystal Family is four kilometres east of Belek, directly behind the sand. Four wings of four floors stand like a horseshoe round a meadow as large as two football pitches. On the meadow are swings, a rope bridge and grass; there are no cars and no steps. Every balcony looks onto it, so you need not go and search for anyone.',
      'The wings have names and scents: Lemon, Fig, Mint, Peach. Each has doors, carpet and lift in its own colour, and a four-year-old finds the way home without reading. Of 364 rooms, 290 have at least two separate places to sleep. When we renovated in 2024, the first thing to move was the sockets.',
      'The day starts early here and no one pretends otherwise. Milk is warmed at six; by half past, the first pushchairs are on the meadow. After lunch the curtains on the ground floors are drawn and for an hour everybody speaks low. At half past seven pyjamas gather in the story tent. By half past eight the children sleep and the grown-ups on the roof compare numbers.',
    ],
    de: [
      'Das Crystal Family liegt vier Kilometer östlich von Belek, gleich hinter dem Sand. Vier Flügel mit vier Stockwerken umschließen wie ein Hufeisen eine Wiese, groß wie zwei Fußballfelder. Darauf gibt es Schaukeln, eine Seilbrücke und Gras, aber keine Autos und keine Stufen. Alle Balkone gehen zur Wiese, man muss niemanden suchen.',
      'Die Flügel haben Namen und Düfte: Zitrone, Feige, Minze, Pfirsich. Türen, Teppich und Aufzug tragen die jeweilige Farbe, und ein vierjähriges Kind findet heim, ohne zu lesen. Von 364 Zimmern haben 290 mindestens zwei getrennte Schlafbereiche. Bei der Renovierung 2024 wurden als Erstes die Steckdosen versetzt.',
      'Der Tag beginnt hier früh, daraus macht niemand ein Geheimnis. Um sechs wird Milch gewärmt, um halb sieben rollen die ersten Kinderwagen über die Wiese. Nach dem Mittagessen sind im Erdgeschoss die Vorhänge zu, und eine Stunde lang sprechen alle leise. Um halb acht sitzen die Schlafanzüge im Märchenzelt. Um halb neun schläft der Nachwuchs, und auf dem Dach vergleichen die Großen ihre Kinderzahl.',
    ],
    ru: [
      'Crystal Family стоит в четырёх километрах к востоку от Белека, сразу за пляжем. Четыре крыла по четыре этажа подковой окружают луг размером с два футбольных поля. На лугу качели, верёвочный мост и трава, машин и ступеней нет. Все балконы выходят сюда, так что искать никого не приходится.',
      'У крыльев есть имена и запахи: Лимон, Инжир, Мята, Персик. Двери, ковёр и лифт у каждого своего цвета, и четырёхлетний находит дорогу домой, не умея читать. Из 364 номеров в 290 не меньше двух отдельных спальных мест. Во время ремонта 2024 года первым делом перенесли розетки.',
      'День здесь начинается рано, и никто этого не скрывает. В шесть греют молоко, в половине седьмого на лугу первые коляски. После обеда на первых этажах задёргивают шторы и час говорят вполголоса. В половине восьмого пижамы собираются в шатре сказок. В половине девятого дети спят, а взрослые на крыше сверяют, у кого сколько.',
    ],
  },
  highlights: [
    {
      title: {
        tr: 'Beş gerçek yatak',
        en: 'Five proper beds',
        de: 'Fünf richtige Betten',
        ru: 'Пять настоящих кроватей',
      },
      text: {
        tr: '118 odada beş ya da daha çok kişi kendi yatağında, kendi şiltesinde uyur. Açılır koltuk saymayız.',
        en: 'In 118 rooms five people or more sleep in beds of their own, on mattresses of their own. Sofas are not counted.',
        de: 'In 118 Zimmern schlafen fünf oder mehr Personen im eigenen Bett auf eigener Matratze. Sofas zählen wir nicht mit.',
        ru: 'В 118 номерах пять и больше человек спят каждый в своей кровати, на своём матрасе. Диваны не в счёт.',
      },
      picture: 'family-room',
    },
    {
      title: {
        tr: 'Ortadaki çayır',
        en: 'The meadow in the middle',
        de: 'Die Wiese in der Mitte',
        ru: 'Луг посередине',
      },
      text: {
        tr: '14.000 metrekare çim, tek basamak yok. Dört kanadın da kapısı doğrudan oraya açılır.',
        en: 'Fourteen thousand square metres of grass and not one step. The doors of all four wings open onto it.',
        de: 'Vierzehntausend Quadratmeter Gras und keine einzige Stufe. Die Türen aller vier Flügel führen direkt darauf.',
        ru: 'Четырнадцать тысяч метров травы и ни одной ступени. Двери всех четырёх крыльев открываются сюда.',
      },
      picture: 'garden',
    },
    {
      title: {
        tr: 'Gece açık mama mutfağı',
        en: 'Baby kitchen through the night',
        de: 'Babyküche rund um die Uhr',
        ru: 'Детская кухня и ночью',
      },
      text: {
        tr: 'Kaşık’ta saat üçte de biri vardır: steril biberon, ılık süt, sebze püresi, teselli.',
        en: 'Somebody is at Kaşık at three in the morning too: sterile bottles, warm milk, vegetable purée, consolation.',
        de: 'Im Kaşık ist auch um drei Uhr nachts jemand: sterile Fläschchen, warme Milch, Gemüsebrei, Trost.',
        ru: 'В «Кашик» и в три часа ночи кто-то есть: стерильные бутылочки, тёплое молоко, овощное пюре, утешение.',
      },
      picture: 'breakfast',
    },
    {
      title: { tr: 'Ödünç dolabı', en: 'The lending cupboard', de: 'Der Leihschrank', ru: 'Шкаф напрокат' },
      text: {
        tr: 'Bebek arabası, taşıma kanguru, küvet, telsiz, kürekler: 640 parça. Bavulun yarısı evde kalır.',
        en: 'Pushchairs, carriers, baths, monitors, spades: 640 things to borrow, so that half the luggage stays at home.',
        de: 'Kinderwagen, Tragen, Wannen, Babyfone, Schaufeln: 640 Dinge zum Leihen, das halbe Gepäck bleibt zu Hause.',
        ru: 'Коляски, переноски, ванночки, радионяни, лопатки: 640 вещей, и половина багажа остаётся дома.',
      },
      picture: 'kids',
    },
  ],
  day: [
    {
      title: { tr: 'Erkenciler', en: 'The early ones', de: 'Die Frühen', ru: 'Ранние' },
      text: {
        tr: 'Altıda süt, altı buçukta ilk kahvaltı. Pijamayla gelinir, kimse bakmaz; herkes öyledir.',
        en: 'Milk at six, first breakfast at half past. Come in pyjamas; everybody does.',
        de: 'Milch um sechs, erstes Frühstück um halb sieben. Kommen Sie im Schlafanzug, das tun alle.',
        ru: 'В шесть молоко, в половине седьмого первый завтрак. Приходите в пижаме: так делают все.',
      },
      from: '06:00',
      to: '09:30',
    },
    {
      title: { tr: 'Su ve çayır', en: 'Water and grass', de: 'Wasser und Wiese', ru: 'Вода и трава' },
      text: {
        tr: 'Küçükler Ördekli’de, büyükler kaydırakta. Aynı şemsiyenin altına altı şezlong koyarız.',
        en: 'The small ones at the Duck Pool, the big ones on the slides. We set six loungers under one parasol.',
        de: 'Die Kleinen im Entenbecken, die Großen auf den Rutschen. Unter einen Schirm stellen wir sechs Liegen.',
        ru: 'Младшие в Утином бассейне, старшие на горках. Под один зонт мы ставим шесть шезлонгов.',
      },
      from: '09:30',
      to: '13:00',
    },
    {
      title: { tr: 'Alçak ses saati', en: 'The low-voice hour', de: 'Die leise Stunde', ru: 'Тихий час' },
      text: {
        tr: 'Zemin katlar uyur. Uyumayan kardeşler kulüpte yapboz yapar, anne babalar sessizce sevinir.',
        en: 'The ground floors sleep. Brothers and sisters who do not are at the club with a jigsaw, and parents rejoice silently.',
        de: 'Das Erdgeschoss schläft. Wache Geschwister puzzeln im Club, und Eltern freuen sich lautlos.',
        ru: 'Первые этажи спят. Те, кто не спит, собирают пазл в клубе, а родители молча радуются.',
      },
      from: '13:30',
      to: '15:00',
    },
    {
      title: { tr: 'Kum saati', en: 'An hour of sand', de: 'Sandzeit', ru: 'Время песка' },
      text: {
        tr: 'Güneş yumuşayınca sahil dolar. Her gün dörtte kale yarışı, jürisi büyükannelerdir.',
        en: 'When the sun softens the beach fills. Castles are judged at four, by grandmothers.',
        de: 'Wenn die Sonne milder wird, füllt sich der Strand. Um vier werden Burgen bewertet, von Großmüttern.',
        ru: 'Солнце смягчается, и пляж оживает. В четыре конкурс замков, в жюри бабушки.',
      },
      from: '15:00',
      to: '18:00',
    },
    {
      title: { tr: 'Çadırdan çatıya', en: 'From tent to roof', de: 'Vom Zelt aufs Dach', ru: 'Из шатра на крышу' },
      text: {
        tr: 'Yedi buçukta masal, sekiz buçukta uyku, dokuzda Nöbet: telsizler masada, bardaklar dolu.',
        en: 'Stories at half past seven, sleep at half past eight, Nöbet at nine: monitors on the table, glasses full.',
        de: 'Märchen um halb acht, Schlaf um halb neun, Nöbet um neun: Babyfone auf dem Tisch, Gläser voll.',
        ru: 'В половине восьмого сказка, в половине девятого сон, в девять «Нёбет»: радионяни на столе, бокалы полны.',
      },
      from: '19:30',
      to: '23:00',
    },
  ],
  beachText: {
    tr: [
      'Çayırdan plaja 60 metre vardır ve yol hiç kesilmez: ne cadde ne merdiven, suya kadar ahşap döşeme. Sahil 300 metre, kum ince, deniz 30 metre boyunca dizi geçmez. Altı yaşına kadar çocuklar için kıyıda ağla çevrili bir bölüm ve iki cankurtaran ayırdık.',
      'Şemsiyelerimiz dört metre çapındadır; altına bir aile sığar. Kıyının doğu ucundaki kum mutfağında kova, elek ve küçük bir su tulumbası bulunur. Plaj tuvaletinde çocuk boyunda klozet ve alt değiştirme masası vardır, yolu 40 adımdır.',
    ],
    en: [
      'From the meadow to the beach it is 60 metres without a road or a step, on planks down to the water. The shore is 300 metres of fine sand, and for 30 metres the sea does not rise above the knee. A netted strip with two lifeguards is kept for children up to six.',
      'Our parasols are four metres across, so that a family fits under one. At the eastern end is a sand kitchen with buckets, sieves and a little pump. The beach washroom has low toilets and changing tables, and is 40 paces away.',
    ],
    de: [
      'Von der Wiese zum Strand sind es 60 Meter, ohne Straße und ohne Stufe, auf Bohlen bis ans Wasser. Das Ufer bietet 300 Meter feinen Sand, und auf 30 Metern reicht das Meer nicht übers Knie. Für Kinder bis sechs ist ein Streifen mit Netz und zwei Rettungsschwimmern abgeteilt.',
      'Unsere Schirme messen vier Meter, darunter passt eine Familie. Am östlichen Ende steht eine Sandküche mit Eimern, Sieben und einer kleinen Pumpe. Der Waschraum am Strand hat niedrige Toiletten und Wickeltische, er liegt 40 Schritte entfernt.',
    ],
    ru: [
      'От луга до пляжа 60 метров без дорог и ступеней, по дощатому настилу до самой воды. Триста метров мелкого песка, и на протяжении 30 метров море не выше колена. Для детей до шести лет отгорожена сеткой полоса с двумя спасателями.',
      'Диаметр наших зонтов четыре метра, семья помещается под одним. На восточном краю песочная кухня: вёдра, сита и маленький насос. В пляжном санузле низкие унитазы и пеленальные столы, до него 40 шагов.',
    ],
  },
  pools: [
    {
      name: { tr: 'Ördekli', en: 'Duck Pool', de: 'Entenbecken', ru: 'Утиный бассейн' },
      text: {
        tr: '25 santimetre su, 31 derece, tümüyle gölge. Bezli yüzücüler için mayo bezini biz veririz.',
        en: 'Twenty-five centimetres of water, 31 degrees, all in shade. Swim nappies are on us.',
        de: 'Fünfundzwanzig Zentimeter Wasser, 31 Grad, ganz im Schatten. Schwimmwindeln stellen wir.',
        ru: 'Двадцать пять сантиметров воды, 31 градус, всё в тени. Подгузники для плавания выдаём мы.',
      },
      areaM2: 130,
      depthM: 0.25,
      heated: true,
      from: '08:30',
      to: '18:00',
    },
    {
      name: { tr: 'Çayır Havuzu', en: 'Meadow Pool', de: 'Wiesenbecken', ru: 'Бассейн у луга' },
      text: {
        tr: 'Kenarı kumsal gibi eğimli, en derin yeri göğüs hizasında. Aile havuzu denince akla gelen.',
        en: 'It slopes like a beach and is chest-deep at most: a pool for everyone at once.',
        de: 'Es fällt ab wie ein Strand und reicht höchstens bis zur Brust: ein Becken für alle zugleich.',
        ru: 'Дно уходит полого, как на пляже, самое глубокое место по грудь: бассейн для всех сразу.',
      },
      areaM2: 1120,
      depthM: 1.3,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Büyük Kardeş', en: 'Pool for the Big Ones', de: 'Becken der Großen', ru: 'Для старших' },
      text: {
        tr: 'On yaşından büyükler için iki metre derinlik, atlama kayası ve su topu kalesi.',
        en: 'For those over ten: two metres deep, a rock to jump from and water-polo goals.',
        de: 'Für alle über zehn: zwei Meter tief, ein Sprungfelsen und Tore für Wasserball.',
        ru: 'Для тех, кому больше десяти: глубина два метра, скала для прыжков и ворота для водного поло.',
      },
      areaM2: 340,
      depthM: 2,
      heated: false,
      from: '10:00',
      to: '19:00',
    },
    {
      name: {
        tr: 'Kış Bahçesi Havuzu',
        en: 'Winter Garden Pool',
        de: 'Wintergartenbecken',
        ru: 'Бассейн в зимнем саду',
      },
      text: {
        tr: 'Kapalı, 30 derece; sabah sekizde bebek yüzme saati, altı aydan başlayarak.',
        en: 'Indoors at 30 degrees; baby swimming at eight in the morning, from six months.',
        de: 'Überdacht, 30 Grad; Babyschwimmen um acht Uhr früh, ab sechs Monaten.',
        ru: 'Крытый, 30 градусов; в восемь утра плавание для малышей с шести месяцев.',
      },
      areaM2: 180,
      depthM: 1.1,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
  ],
  rooms: [
    {
      id: 2801,
      category: 'FAMILY',
      name: { tr: 'Beşli Oda', en: 'Room for Five', de: 'Zimmer zu fünft', ru: 'Номер на пятерых' },
      slug: { tr: 'besli-oda', en: 'room-for-five', de: 'zimmer-zu-fuenft', ru: 'nomer-na-pyateryh' },
      text: {
        tr: 'Anne babaya bir oda, üç çocuğa bir oda, arada kapı; 48 metrekare. En çok istenen odamız.',
        en: 'A room for the parents, a room for three children and a door between; 48 square metres. Our most requested.',
        de: 'Ein Zimmer für die Eltern, eins für drei Kinder, dazwischen eine Tür; 48 Quadratmeter. Unser meistgefragtes.',
        ru: 'Комната родителей, комната троих детей и дверь между ними; 48 метров. Его просят чаще всего.',
      },
      body: {
        tr: [
          'Çocuk odasında üç tek yatak yan yana değil, L biçiminde durur; böylece kimse ortada kalmaz. Her birinin üstünde bir raf, bir lamba ve isminin yazıldığı bir tebeşir tahtası vardır. Tahtayı gelmeden önce biz yazarız.',
          'Banyoda iki lavabo bulunur, biri 60 santimetre yüksekliktedir. Balkon korkuluğu camdır ve 120 santimetredir, kapısının kilidi yukarıdadır.',
        ],
        en: [
          'The three single beds in the children’s room stand in an L and not in a row, so that nobody is in the middle. Above each is a shelf, a lamp and a slate with a name. We write the names before you come.',
          'The bathroom has two basins, one of them 60 centimetres high. The balcony rail is glass, 120 centimetres tall, and the latch of the door is at the top.',
        ],
        de: [
          'Die drei Einzelbetten im Kinderzimmer stehen im Winkel und nicht in einer Reihe, so liegt niemand in der Mitte. Über jedem hängen ein Regal, eine Lampe und eine Schiefertafel mit Namen. Die Namen schreiben wir vor Ihrer Ankunft.',
          'Im Bad gibt es zwei Waschbecken, eines in 60 Zentimetern Höhe. Das Balkongeländer ist aus Glas und 120 Zentimeter hoch, der Riegel der Tür sitzt oben.',
        ],
        ru: [
          'Три детские кровати стоят не в ряд, а уголком, чтобы никто не оказался посередине. Над каждой полка, лампа и грифельная доска с именем. Имена мы пишем до вашего приезда.',
          'В ванной две раковины, одна на высоте 60 сантиметров. Перила балкона стеклянные, 120 сантиметров, щеколда на двери вверху.',
        ],
      },
      sizeM2: 48,
      maxAdults: 2,
      maxChildren: 3,
      beds: {
        tr: 'Çift kişilik yatak ve üç tek yatak',
        en: 'Double bed and three singles',
        de: 'Doppelbett und drei Einzelbetten',
        ru: 'Двуспальная и три односпальные кровати',
      },
      view: { tr: 'Çayır', en: 'Meadow', de: 'Wiese', ru: 'Луг' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'baby-cot',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 2802,
      category: 'FAMILY',
      name: { tr: 'Kardeşler Odası', en: 'Siblings’ Room', de: 'Geschwisterzimmer', ru: 'Номер «Братья и сёстры»' },
      slug: { tr: 'kardesler-odasi', en: 'siblings-room', de: 'geschwisterzimmer', ru: 'bratya-i-syostry' },
      text: {
        tr: 'Dört kişilik ranza köşesi, iki banyo ve kavgayı önleyecek kadar çekmece: 56 metrekare.',
        en: 'Bunks for four, two bathrooms and enough drawers to prevent a quarrel: 56 square metres.',
        de: 'Etagenbetten für vier, zwei Bäder und so viele Schubladen, dass kein Streit entsteht: 56 Quadratmeter.',
        ru: 'Двухъярусные кровати на четверых, две ванные и столько ящиков, чтобы не ссориться: 56 метров.',
      },
      body: {
        tr: [
          'İki ranza bir gemi güvertesi kadar sağlamdır; üst yataklarda 35 santimetrelik korkuluk, merdivende geniş basamak vardır. Her çocuğun iki çekmecesi ve bir askısı sayılıdır. Ortadaki yuvarlak masa boya kalemine dayanıklıdır, denendi.',
          'İkinci banyo çocuk bölümünün içindedir: duş kolu alçakta, su sıcaklığı 38 derecede sınırlı. Sabah yedi buçuktaki kuyruk böylece ortadan kalkar.',
        ],
        en: [
          'The two bunk beds are as solid as a ship; upper berths have rails of 35 centimetres and ladders with broad treads. Each child has two drawers and one hook, all counted. The round table in the middle resists felt pens. This has been tested.',
          'The second bathroom belongs to the children’s part. Its shower handle is low and the water stops at 38 degrees. The queue at half past seven is a thing of the past.',
        ],
        de: [
          'Die zwei Etagenbetten sind solide wie ein Schiff; oben schützen 35 Zentimeter hohe Brüstungen, die Leitern haben breite Stufen. Jedes Kind hat zwei Schubladen und einen Haken, abgezählt. Der runde Tisch in der Mitte hält Filzstiften stand, das ist erprobt.',
          'Das zweite Bad gehört zum Kinderbereich: Der Duschgriff sitzt tief, das Wasser wird höchstens 38 Grad warm. Die Schlange um halb acht gibt es damit nicht mehr.',
        ],
        ru: [
          'Две двухъярусные кровати крепкие, как корабль; у верхних мест бортики 35 сантиметров, у лестниц широкие ступени. У каждого ребёнка два ящика и крючок, всё по счёту. Круглый стол посередине выдерживает фломастеры, проверено.',
          'Вторая ванная относится к детской: ручка душа низко, вода не горячее 38 градусов. Очередь в половине восьмого ушла в прошлое.',
        ],
      },
      sizeM2: 56,
      maxAdults: 2,
      maxChildren: 4,
      beds: {
        tr: 'Çift kişilik yatak ve iki ranza',
        en: 'Double bed and two bunk beds',
        de: 'Doppelbett und zwei Etagenbetten',
        ru: 'Двуспальная и две двухъярусные кровати',
      },
      view: { tr: 'Çayır ve havuz', en: 'Meadow and pool', de: 'Wiese und Pool', ru: 'Луг и бассейн' },
      features: [
        'air-conditioning',
        'balcony',
        'bunk-beds',
        'two-bathrooms',
        'sliding-door',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 2803,
      category: 'FAMILY',
      name: { tr: 'Bebek Odası', en: 'Baby Room', de: 'Babyzimmer', ru: 'Номер с малышом' },
      slug: { tr: 'bebek-odasi', en: 'baby-room', de: 'babyzimmer', ru: 'nomer-s-malyshom' },
      text: {
        tr: 'Zemin katta 40 metrekare; alt değiştirme masası, karartma perdesi, kapı önünde araba yeri.',
        en: 'Forty square metres on the ground floor with a changing table, blackout blinds and parking for the pram.',
        de: 'Vierzig Quadratmeter im Erdgeschoss mit Wickeltisch, Verdunkelung und Stellplatz für den Wagen.',
        ru: 'Сорок метров на первом этаже: пеленальный стол, плотные шторы и место для коляски у двери.',
      },
      body: {
        tr: [
          'Yirmi dört oda sıfır–iki yaş için kuruldu. Beşik odanın karanlık köşesindedir, perde öğlen de gece yapar. Mama ısıtıcı, sterilizatör ve küçük bir lavabo elinizin altındadır; gece lambası ayak hizasında ve turuncudur.',
          'Duvarlar bu bölümde iki kat yalıtımlıdır. Komşuya ses gitmez, bunu bilmek ağlayan bebekten çok anne babayı yatıştırır.',
        ],
        en: [
          'Twenty-four rooms were made for the first two years. The cot stands in the dark corner and the blind turns noon into night. A warmer, a steriliser and a small sink are at hand; the night lamp is at ankle height and orange.',
          'Walls in this part are insulated twice. Nothing reaches the neighbours, and knowing it calms parents more than it calms the baby.',
        ],
        de: [
          'Vierundzwanzig Zimmer sind für die ersten zwei Jahre gemacht. Das Gitterbett steht in der dunklen Ecke, das Rollo macht aus Mittag Nacht. Wärmer, Sterilisator und ein kleines Spülbecken sind zur Hand; das Nachtlicht sitzt in Knöchelhöhe und leuchtet orange.',
          'Die Wände sind hier doppelt gedämmt. Zu den Nachbarn dringt nichts, und das zu wissen beruhigt die Eltern mehr als das Baby.',
        ],
        ru: [
          'Двадцать четыре номера устроены для первых двух лет. Кроватка стоит в тёмном углу, штора превращает полдень в ночь. Подогреватель, стерилизатор и маленькая мойка под рукой; ночник на уровне щиколотки, оранжевый.',
          'Стены здесь с двойной изоляцией. До соседей ничего не доносится, и знать это родителям полезнее, чем малышу.',
        ],
      },
      sizeM2: 40,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: 'Çift kişilik yatak, tek yatak ve beşik',
        en: 'Double bed, single bed and cot',
        de: 'Doppelbett, Einzelbett und Gitterbett',
        ru: 'Двуспальная, односпальная и детская кроватка',
      },
      view: { tr: 'Gölgeli teras', en: 'Shaded terrace', de: 'Schattige Terrasse', ru: 'Тенистая терраса' },
      features: [
        'air-conditioning',
        'terrace',
        'baby-cot',
        'kitchenette',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'step-free',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 2804,
      category: 'STANDARD',
      name: { tr: 'Büyükanne Odası', en: 'Grandparents’ Room', de: 'Großelternzimmer', ru: 'Номер бабушки и дедушки' },
      slug: { tr: 'buyukanne-odasi', en: 'grandparents-room', de: 'grosselternzimmer', ru: 'nomer-babushki' },
      text: {
        tr: 'Torunların odasına bir ara kapıyla bağlanır; kapı bu taraftan kilitlenir. 28 metrekare.',
        en: 'Joined to the grandchildren’s room by a door that locks from this side. Twenty-eight square metres.',
        de: 'Durch eine Tür mit dem Enkelzimmer verbunden, abschließbar von dieser Seite. Achtundzwanzig Quadratmeter.',
        ru: 'Соединён с комнатой внуков дверью, которая запирается с этой стороны. Двадцать восемь метров.',
      },
      body: {
        tr: [
          'Yataklar tek ve normalden altı santimetre yüksektir, kalkması kolaydır. Berjer koltuk balkona dönük durur; buradan hem çayır hem havuz görülür, yani kim kimi itti bilinir.',
          'Duşta oturak ve tutamak vardır, asansör en fazla otuz adımdır. Ara kapı istenirse açılır. İstemeyenler için de üç ay önceden değil, kapıda söylemek yeter.',
        ],
        en: [
          'The beds are single and six centimetres higher than usual, which makes getting up easy. The wing chair faces the balcony. From it you see both meadow and pool, and so you know who pushed whom.',
          'The shower has a seat and a rail, and the lift is thirty paces away at most. The connecting door is opened if you wish. If you do not, a word at check-in will do.',
        ],
        de: [
          'Die Betten stehen einzeln und sind sechs Zentimeter höher als üblich, das erleichtert das Aufstehen. Der Ohrensessel blickt zum Balkon. Von dort sieht man Wiese und Becken und weiß also, wer wen geschubst hat.',
          'Die Dusche hat Sitz und Griff, zum Aufzug sind es höchstens dreißig Schritte. Die Verbindungstür öffnen wir auf Wunsch. Wer das nicht möchte, sagt es beim Einchecken.',
        ],
        ru: [
          'Кровати раздельные и на шесть сантиметров выше обычных: с них легче вставать. Кресло повёрнуто к балкону. Отсюда видны и луг, и бассейн, поэтому известно, кто кого толкнул.',
          'В душе есть сиденье и поручень, до лифта не больше тридцати шагов. Смежную дверь открывают по желанию. Если желания нет, достаточно сказать при заезде.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: 'İki yüksek tek yatak',
        en: 'Two high single beds',
        de: 'Zwei erhöhte Einzelbetten',
        ru: 'Две высокие односпальные кровати',
      },
      view: { tr: 'Çayır', en: 'Meadow', de: 'Wiese', ru: 'Луг' },
      features: [
        'air-conditioning',
        'balcony',
        'connecting-door',
        'step-free',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 2805,
      category: 'DUPLEX',
      name: { tr: 'Çatı Evi', en: 'Attic House', de: 'Dachgeschosswohnung', ru: 'Квартира под крышей' },
      slug: { tr: 'cati-evi', en: 'attic-house', de: 'dachgeschosswohnung', ru: 'kvartira-pod-kryshey' },
      text: {
        tr: 'En üst katta iki düzey: altta anne baba, üstte ergenler ve kapalı bir kapı. 66 metrekare.',
        en: 'Two levels on the top floor: parents below, teenagers above, and a door that shuts. Sixty-six square metres.',
        de: 'Zwei Ebenen ganz oben: unten die Eltern, darüber die Jugendlichen und eine Tür, die schließt. 66 Quadratmeter.',
        ru: 'Два уровня на верхнем этаже: внизу родители, над ними подростки и дверь, которая закрывается. 66 метров.',
      },
      body: {
        tr: [
          'Üst kat on iki yaşından büyükler için düşünüldü: iki yatak, iki masa, iki ayrı ışık, her yatağın başında priz. Duvara afiş asılabilir, bantı resepsiyon verir.',
          'Alt katta yatak odası, oturma köşesi ve denize bakan balkon vardır. Merdivenin kapısı sayesinde saat ondan sonra iki ayrı hayat yaşanır, kahvaltıda birleşilir.',
        ],
        en: [
          'The upper level was made for those over twelve: two beds, two desks, two lights and a socket at each headboard. Posters may go on the wall, and reception has the tape.',
          'Below are the bedroom, a sitting corner and a balcony towards the sea. Thanks to the door on the stair two separate lives are led after ten. They meet at breakfast.',
        ],
        de: [
          'Die obere Ebene ist für alle über zwölf gedacht: zwei Betten, zwei Tische, zwei Lampen und an jedem Kopfende eine Steckdose. Poster dürfen an die Wand, das Klebeband hat die Rezeption.',
          'Unten liegen Schlafzimmer, Sitzecke und ein Balkon zum Meer. Dank der Tür an der Treppe führt man nach zehn zwei getrennte Leben und trifft sich beim Frühstück.',
        ],
        ru: [
          'Верхний уровень задуман для тех, кому больше двенадцати: две кровати, два стола, два светильника и розетка у каждого изголовья. Плакаты вешать можно, скотч есть на стойке.',
          'Внизу спальня, уголок с диваном и балкон на море. Дверь на лестнице позволяет после десяти жить двумя отдельными жизнями и встречаться за завтраком.',
        ],
      },
      sizeM2: 66,
      maxAdults: 4,
      maxChildren: 2,
      beds: {
        tr: 'Çift kişilik yatak, iki tek yatak, çekyat',
        en: 'Double bed, two singles, sofa bed',
        de: 'Doppelbett, zwei Einzelbetten, Schlafsofa',
        ru: 'Двуспальная, две односпальные, диван-кровать',
      },
      view: { tr: 'Deniz', en: 'Sea', de: 'Meer', ru: 'Море' },
      features: [
        'air-conditioning',
        'balcony',
        'sofa-bed',
        'two-bathrooms',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'desk',
      ],
      picture: 'suite',
    },
    {
      id: 2806,
      category: 'SUITE',
      name: {
        tr: 'İki Aile Dairesi',
        en: 'Apartment for Two Families',
        de: 'Wohnung für zwei Familien',
        ru: 'Апартаменты на две семьи',
      },
      slug: {
        tr: 'iki-aile-dairesi',
        en: 'two-families-apartment',
        de: 'wohnung-fuer-zwei-familien',
        ru: 'apartamenty-na-dve-semi',
      },
      text: {
        tr: 'Dört yatak odası, ortak bir salon, 112 metrekare. Kuzenler bir arada, gelin kaynana değil.',
        en: 'Four bedrooms and one shared sitting room, 112 square metres. The cousins are together, the in-laws are not.',
        de: 'Vier Schlafzimmer und ein gemeinsamer Salon, 112 Quadratmeter. Die Cousins zusammen, die Schwiegereltern nicht.',
        ru: 'Четыре спальни и общая гостиная, 112 метров. Двоюродные вместе, свекровь с невесткой отдельно.',
      },
      body: {
        tr: [
          'Salonun iki yanında, kendi banyosu ve kendi kapısı olan ikişer yatak odası vardır. Ortadaki masa on kişiliktir, yağmurlu günde de masa oyununa yeter; dolapta on dört oyun durur, eksik parça yoktur.',
          'Mutfakta bulaşık makinesi, çamaşırlıkta kurutma vardır. Yirmi mayonun bir gecede kuruması gerektiğini biz de biliyoruz.',
        ],
        en: [
          'On either side of the sitting room are two bedrooms with a bathroom and a front door of their own. The table seats ten and is long enough for rainy days; in the cupboard are fourteen board games with no pieces missing.',
          'There is a dishwasher in the kitchen and a dryer in the laundry. We too know that twenty swimsuits must be dry by morning.',
        ],
        de: [
          'Zu beiden Seiten des Salons liegen je zwei Schlafzimmer mit eigenem Bad und eigener Wohnungstür. Am Tisch sitzen zehn, auch an Regentagen; im Schrank warten vierzehn Brettspiele, an denen kein Stein fehlt.',
          'Die Küche hat eine Spülmaschine, die Waschkammer einen Trockner. Auch wir wissen, dass zwanzig Badesachen bis zum Morgen trocken sein müssen.',
        ],
        ru: [
          'По обе стороны гостиной по две спальни с собственной ванной и собственной входной дверью. За столом помещаются десять человек, и в дождь тоже; в шкафу четырнадцать настольных игр, все фишки на месте.',
          'На кухне посудомоечная машина, в постирочной сушка. Мы тоже знаем, что двадцать купальников должны высохнуть к утру.',
        ],
      },
      sizeM2: 112,
      maxAdults: 6,
      maxChildren: 4,
      beds: {
        tr: 'İki çift kişilik yatak, altı tek yatak',
        en: 'Two double beds and six singles',
        de: 'Zwei Doppelbetten und sechs Einzelbetten',
        ru: 'Две двуспальные и шесть односпальных кроватей',
      },
      view: { tr: 'Çayır ve deniz', en: 'Meadow and sea', de: 'Wiese und Meer', ru: 'Луг и море' },
      features: [
        'air-conditioning',
        'balcony',
        'two-bathrooms',
        'kitchenette',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'rain-shower',
        'iron',
        'baby-cot',
      ],
      picture: 'suite',
    },
    {
      id: 2807,
      category: 'VILLA',
      name: {
        tr: 'Bahçe Kapılı Ev',
        en: 'House with a Garden Gate',
        de: 'Haus mit Gartentor',
        ru: 'Дом с садовой калиткой',
      },
      slug: { tr: 'bahce-kapili-ev', en: 'house-with-a-garden-gate', de: 'haus-mit-gartentor', ru: 'dom-s-kalitkoy' },
      text: {
        tr: 'Altı ev, çitli bahçe, içinde 70 santimetre derinliğinde küçük bir havuz; 94 metrekare.',
        en: 'Six houses with fenced gardens and a small pool 70 centimetres deep in each; 94 square metres.',
        de: 'Sechs Häuser mit umzäuntem Garten, darin je ein kleines, 70 Zentimeter tiefes Becken; 94 Quadratmeter.',
        ru: 'Шесть домов с огороженным садом и бассейном глубиной 70 сантиметров в каждом; 94 метра.',
      },
      body: {
        tr: [
          'Havuzun çevresinde 130 santimetrelik kapaklı bir çit vardır, anahtarı büyüklerdedir. Geceleri üstü örtülür. Bahçede domates, nane ve bir kaplumbağa yaşar; kaplumbağanın adı Nuri’dir ve marul sever.',
          'Evde üç yatak odası, iki banyo, yemek masası sekiz kişilik. Kahvaltı sepeti kapıya yedi ile dokuz arasında asılır, pijamadan çıkmak gerekmez.',
        ],
        en: [
          'Round the pool is a fence of 130 centimetres with a gate; the adults hold the key and at night a cover goes over it. In the garden live tomatoes, mint and a tortoise. Its name is Nuri and it likes lettuce.',
          'The house has three bedrooms, two bathrooms and a table for eight. Between seven and nine a breakfast basket is hung on the door, so there is no need to dress.',
        ],
        de: [
          'Um das Becken läuft ein 130 Zentimeter hoher Zaun mit Türchen; den Schlüssel haben die Großen, nachts liegt eine Abdeckung darüber. Im Garten leben Tomaten, Minze und eine Schildkröte. Sie heißt Nuri und mag Salat.',
          'Drei Schlafzimmer, zwei Bäder, ein Esstisch für acht. Zwischen sieben und neun hängt ein Frühstückskorb an der Tür, anziehen muss sich dafür niemand.',
        ],
        ru: [
          'Бассейн окружён оградой 130 сантиметров с калиткой; ключ у взрослых, на ночь его накрывают. В саду живут помидоры, мята и черепаха. Её зовут Нури, она любит салат.',
          'Три спальни, две ванные, обеденный стол на восьмерых. С семи до девяти на дверь вешают корзину с завтраком, и одеваться не нужно.',
        ],
      },
      sizeM2: 94,
      maxAdults: 5,
      maxChildren: 3,
      beds: {
        tr: 'İki çift kişilik yatak, dört tek yatak',
        en: 'Two double beds and four singles',
        de: 'Zwei Doppelbetten und vier Einzelbetten',
        ru: 'Две двуспальные и четыре односпальные кровати',
      },
      view: { tr: 'Kendi bahçesi', en: 'Its own garden', de: 'Eigener Garten', ru: 'Собственный сад' },
      features: [
        'air-conditioning',
        'terrace',
        'private-pool',
        'two-bathrooms',
        'kitchenette',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'step-free',
        'carpet-free',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 2851,
      group: 'MAIN',
      name: { tr: 'Büyük Sofra', en: 'The Big Table', de: 'Der große Tisch', ru: 'Большой стол' },
      slug: { tr: 'buyuk-sofra', en: 'big-table', de: 'der-grosse-tisch', ru: 'bolshoy-stol' },
      text: {
        tr: 'Altı, sekiz, on kişilik yuvarlak masalar; bebek arabası yanaşır, kimse ayrı düşmez.',
        en: 'Round tables for six, eight and ten; prams pull up alongside and nobody sits apart.',
        de: 'Runde Tische für sechs, acht und zehn; der Kinderwagen rollt heran, niemand sitzt abseits.',
        ru: 'Круглые столы на шесть, восемь и десять мест; коляска встаёт рядом, никто не сидит отдельно.',
      },
      body: {
        tr: [
          'Salon dört kanada ayrılır, her birinin kendi tezgâhı vardır; böylece en uzak tabak on iki adımdadır. Çocuk tezgâhında köfte gizlenmez, sebze de. Zeminde kauçuk döşeme var: düşen bardak kırılmaz, biz de dönüp bakmayız.',
        ],
        en: [
          'The hall has four parts with a counter each, so that the farthest plate is twelve steps away. On the children’s counter neither meatballs nor vegetables are hidden. The floor is rubber. A glass that falls does not break, and we do not turn round.',
        ],
        de: [
          'Der Saal hat vier Teile mit je eigener Theke, der fernste Teller ist zwölf Schritte entfernt. An der Kindertheke werden weder Fleischbällchen noch Gemüse versteckt. Der Boden ist aus Kautschuk: Ein Glas, das fällt, zerbricht nicht, und wir drehen uns nicht um.',
        ],
        ru: [
          'Зал разделён на четыре части, в каждой своя стойка, и до самой дальней тарелки двенадцать шагов. На детской стойке не прячут ни котлеты, ни овощи. Пол каучуковый: упавший стакан не бьётся, и мы не оборачиваемся.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '06:30', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '12:00', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '18:00', to: '21:00' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '760', en: '760', de: '760', ru: '760' },
        },
        {
          label: { tr: 'Mama sandalyesi', en: 'High chairs', de: 'Hochstühle', ru: 'Детские стульчики' },
          value: { tr: '140', en: '140', de: '140', ru: '140' },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 2852,
      group: 'SNACK',
      name: { tr: 'Kaşık', en: 'Kaşık, the baby kitchen', de: 'Kaşık, die Babyküche', ru: 'Детская кухня «Кашик»' },
      slug: { tr: 'kasik', en: 'baby-kitchen', de: 'babykueche', ru: 'detskaya-kuhnya' },
      text: {
        tr: 'Püre, çorba, ılık süt, steril biberon. Gündüz iki diyetisyen, gece bir nöbetçi.',
        en: 'Purées, soups, warm milk, sterile bottles. Two dieticians by day, one person on watch by night.',
        de: 'Brei, Suppe, warme Milch, sterile Fläschchen. Tagsüber zwei Diätassistentinnen, nachts eine Wache.',
        ru: 'Пюре, супы, тёплое молоко, стерильные бутылочки. Днём два диетолога, ночью дежурный.',
      },
      body: {
        tr: [
          'Altı aylıktan başlayarak tuzsuz ve şekersiz pişer; sebzeler haftanın gününe göre yazılıdır. Alerji defteri kapının yanındadır ve gerçekten okunur. Kendi pişirmek isteyene iki ocak ve bir blender ayırdık.',
        ],
        en: [
          'We cook without salt or sugar from six months on, and the vegetables of each day are written on the wall. The allergy book lies by the door and is really read. For those who prefer to cook themselves there are two hobs and a blender.',
        ],
        de: [
          'Gekocht wird ohne Salz und Zucker, ab sechs Monaten; das Gemüse des Tages steht an der Wand. Das Allergiebuch liegt neben der Tür und wird wirklich gelesen. Wer selbst kochen mag, findet zwei Platten und einen Mixer.',
        ],
        ru: [
          'Готовим без соли и сахара, с шести месяцев; овощи на каждый день написаны на стене. Книга аллергий лежит у двери, и её действительно читают. Для тех, кто готовит сам, есть две конфорки и блендер.',
        ],
      },
      hours: [
        { label: { tr: 'Gündüz', en: 'By day', de: 'Tagsüber', ru: 'Днём' }, from: '06:00', to: '22:00' },
        { label: { tr: 'Gece', en: 'By night', de: 'Nachts', ru: 'Ночью' }, from: '22:00', to: '06:00' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yaş', en: 'Age', de: 'Alter', ru: 'Возраст' },
          value: {
            tr: '6 ay–3 yaş',
            en: '6 months to 3 years',
            de: '6 Monate bis 3 Jahre',
            ru: 'От 6 месяцев до 3 лет',
          },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 2853,
      group: 'ALACARTE',
      name: { tr: 'Mangal Bahçesi', en: 'Barbecue Garden', de: 'Grillgarten', ru: 'Мангальный сад' },
      slug: { tr: 'mangal-bahcesi', en: 'barbecue-garden', de: 'grillgarten', ru: 'mangalnyy-sad' },
      text: {
        tr: 'Her masanın kendi mangalı vardır. Ateşi biz yakarız, köfteyi siz çevirirsiniz.',
        en: 'Every table has a grill of its own. We light it, you turn the köfte.',
        de: 'Jeder Tisch hat seinen eigenen Grill. Wir machen Feuer, Sie wenden die Köfte.',
        ru: 'У каждого стола свой мангал. Огонь разводим мы, кёфте переворачиваете вы.',
      },
      body: {
        tr: [
          'Yirmi iki masa, yirmi iki mangal; aralarında çocukların koşabileceği kadar çim. Malzeme tepsiyle gelir: köfte, tavuk kanat, sucuk, biber, hellim. Mangalın çevresi taş bankla çevrilidir, küçük eller közlere yetişmez.',
        ],
        en: [
          'Twenty-two tables, twenty-two grills, and between them grass enough to run on. The tray holds köfte, chicken wings, sucuk, peppers and hellim. A stone bench surrounds every fire, out of reach of small hands.',
        ],
        de: [
          'Zweiundzwanzig Tische, zweiundzwanzig Grills und dazwischen genug Gras zum Rennen. Auf dem Tablett liegen Köfte, Hähnchenflügel, Sucuk, Paprika und Hellim. Eine Steinbank umgibt jedes Feuer, kleine Hände kommen nicht heran.',
        ],
        ru: [
          'Двадцать два стола, двадцать два мангала, а между ними трава, по которой можно бегать. На подносе кёфте, куриные крылья, суджук, перец и халлуми. Каждый огонь окружён каменной скамьёй, маленькие руки не дотянутся.',
        ],
      },
      hours: [{ from: '18:00', to: '21:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Sabah 10.00’a kadar', en: 'By ten in the morning', de: 'Bis 10 Uhr früh', ru: 'До 10 утра' },
        },
        {
          label: { tr: 'Masa başına', en: 'Per table', de: 'Pro Tisch', ru: 'За столом' },
          value: { tr: '10 kişiye kadar', en: 'Up to 10 people', de: 'Bis zu 10 Personen', ru: 'До 10 человек' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 2854,
      group: 'ALACARTE',
      name: { tr: 'Dokuzdan Sonra', en: 'After Nine', de: 'Nach Neun', ru: 'После девяти' },
      slug: { tr: 'dokuzdan-sonra', en: 'after-nine', de: 'nach-neun', ru: 'posle-devyati' },
      text: {
        tr: 'Çocuklar uyuduktan sonra iki kişilik masalar. Bakıcı odaya gelir, siz buraya.',
        en: 'Tables for two once the children sleep. The sitter goes to your room, you come here.',
        de: 'Zweiertische, wenn die Kinder schlafen. Die Betreuerin geht aufs Zimmer, Sie kommen hierher.',
        ru: 'Столики на двоих, когда дети уснули. Няня идёт в номер, вы сюда.',
      },
      body: {
        tr: [
          'Akdeniz mutfağı, beyaz örtü, on sekiz masa. Konu çocuklardan açılırsa garson su getirir, bu bir oyundur ve çoğu konuk üçüncü bardağa varır. Masa ayırtınca bakıcı da ayrılmış olur, iki ayrı yere telefon etmezsiniz.',
        ],
        en: [
          'Mediterranean cooking, white cloths, eighteen tables. Whenever the talk turns to the children the waiter brings water; it is a game, and most guests get to the third glass. Booking a table books the sitter too, with one call.',
        ],
        de: [
          'Mediterrane Küche, weiße Tischtücher, achtzehn Tische. Kommt das Gespräch auf die Kinder, bringt der Kellner Wasser; das ist ein Spiel, die meisten schaffen drei Gläser. Mit dem Tisch ist auch die Betreuerin bestellt, ein Anruf genügt.',
        ],
        ru: [
          'Средиземноморская кухня, белые скатерти, восемнадцать столиков. Стоит заговорить о детях, и официант приносит воду; это игра, большинство доходит до третьего стакана. Вместе со столиком бронируется и няня, хватит одного звонка.',
        ],
      },
      hours: [{ from: '20:30', to: '23:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yaş', en: 'Age', de: 'Alter', ru: 'Возраст' },
          value: { tr: '16 ve üzeri', en: '16 and over', de: 'Ab 16', ru: 'С 16 лет' },
        },
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Bakıcıyla birlikte',
            en: 'Together with the sitter',
            de: 'Zusammen mit der Betreuung',
            ru: 'Вместе с няней',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 2855,
      group: 'PATISSERIE',
      name: { tr: 'Dondurma Dolabı', en: 'The Ice Cream Cupboard', de: 'Der Eisschrank', ru: 'Шкаф с мороженым' },
      slug: { tr: 'dondurma-dolabi', en: 'ice-cream-cupboard', de: 'der-eisschrank', ru: 'shkaf-s-morozhenym' },
      text: {
        tr: 'Çocuk boyunda bir tezgâh, sekiz çeşit dondurma, günde iki top. Üçüncüsü anne babaya sorulur.',
        en: 'A counter at child height, eight kinds of ice cream, two scoops a day. For a third we ask your parents.',
        de: 'Eine Theke in Kinderhöhe, acht Sorten Eis, zwei Kugeln am Tag. Für die dritte fragen wir die Eltern.',
        ru: 'Прилавок детского роста, восемь сортов, два шарика в день. О третьем спрашиваем родителей.',
      },
      body: {
        tr: [
          'Maraş usulü keçi sütüyle döver, şekeri üçte bir azaltırız. Çeşidi haftada bir çocuklar seçer; salatalıklı dondurma böyle doğdu ve iki gün yaşadı. Kahve makinesi arkadadır, büyükler oradan dolanır.',
        ],
        en: [
          'It is beaten from goat’s milk in the manner of Maraş with a third less sugar. Once a week children choose a new kind, which is how cucumber was born; it lived two days. The coffee machine is round the back, for adults.',
        ],
        de: [
          'Geschlagen wird es aus Ziegenmilch nach Art von Maraş, mit einem Drittel weniger Zucker. Einmal pro Woche wählen Kinder eine neue Sorte; so entstand Gurke und lebte zwei Tage. Die Kaffeemaschine steht hinten, für die Großen.',
        ],
        ru: [
          'Его взбивают из козьего молока по-марашски, сахара на треть меньше. Раз в неделю дети выбирают новый сорт; так появился огуречный, прожил два дня. Кофемашина сзади, взрослым туда.',
        ],
      },
      hours: [{ from: '11:00', to: '19:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Tezgâh yüksekliği', en: 'Counter height', de: 'Thekenhöhe', ru: 'Высота прилавка' },
          value: { tr: '75 cm', en: '75 cm', de: '75 cm', ru: '75 см' },
        },
      ],
      picture: 'dessert',
    },
    {
      id: 2856,
      group: 'BAR',
      name: {
        tr: 'Nöbet',
        en: 'Nöbet, the night watch',
        de: 'Nöbet, die Nachtwache',
        ru: 'Бар «Нёбет», ночное дежурство',
      },
      slug: { tr: 'nobet', en: 'night-watch', de: 'nachtwache', ru: 'nochnoe-dezhurstvo' },
      text: {
        tr: 'Çatıda, dört kanadın da telsiz çektiği tek nokta. Her masada bir şarj yeri vardır.',
        en: 'On the roof, at the one point that monitors from all four wings reach. Each table has a charger.',
        de: 'Auf dem Dach, am einzigen Punkt, den die Babyfone aller vier Flügel erreichen. An jedem Tisch ein Ladegerät.',
        ru: 'На крыше, в единственной точке, куда достают радионяни из всех крыльев. У каждого стола зарядка.',
      },
      body: {
        tr: [
          'Telsizden ses gelince barmen bardağınızın üstüne bir peçete koyar; döndüğünüzde içkiniz yerindedir, buzu tazelenmiştir. Müzik kısık, sohbet yorgun ve dostçadır. En sık sorulan soru yaştır, en sık verilen cevap “zor yaş”tır.',
        ],
        en: [
          'When a monitor speaks up, the barman lays a napkin over your glass. Your drink is there when you return, with fresh ice. The music is low and the talk is tired and friendly. The usual question is how old, the usual answer “a difficult age”.',
        ],
        de: [
          'Meldet sich ein Babyfon, legt der Barmann eine Serviette über Ihr Glas. Bei der Rückkehr steht es noch da, mit frischem Eis. Die Musik ist leise, die Gespräche sind müde und freundlich. Die häufigste Frage gilt dem Alter, die häufigste Antwort lautet „schwieriges Alter“.',
        ],
        ru: [
          'Когда радионяня подаёт голос, бармен накрывает ваш бокал салфеткой. Вернётесь — он на месте, со свежим льдом. Музыка тихая, разговоры усталые и дружеские. Чаще всего спрашивают о возрасте, чаще всего отвечают: «трудный».',
        ],
      },
      hours: [{ from: '17:00', to: '00:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Telsiz', en: 'Baby monitor', de: 'Babyfon', ru: 'Радионяня' },
          value: {
            tr: 'Ödünç, 80 adet',
            en: 'To borrow, 80 of them',
            de: 'Zum Leihen, 80 Stück',
            ru: 'Напрокат, 80 штук',
          },
        },
      ],
      picture: 'bar',
    },
    {
      id: 2857,
      group: 'SNACK',
      name: { tr: 'Kumda Simit', en: 'Simit on the Sand', de: 'Simit im Sand', ru: 'Симит на песке' },
      slug: { tr: 'kumda-simit', en: 'simit-on-the-sand', de: 'simit-im-sand', ru: 'simit-na-peske' },
      text: {
        tr: 'Plajda bir el arabası: simit, peynir, üzüm, su. Yanınıza gelir, sıraya siz girmezsiniz.',
        en: 'A barrow on the beach with simit, cheese, grapes and water. It comes to you; no queue.',
        de: 'Ein Handkarren am Strand mit Simit, Käse, Trauben und Wasser. Er kommt zu Ihnen, ohne Anstehen.',
        ru: 'Тележка на пляже: симит, сыр, виноград, вода. Она приезжает сама, очереди нет.',
      },
      body: {
        tr: [
          'Araba yarım saatte bir sahili baştan başa geçer, çıngırağı uyuyan bebeklerin yanında susar. Simitler iki boydur: büyük el ve küçük el. Öğleden sonra haşlanmış mısır eklenir ve kuyruk o zaman bile olmaz.',
        ],
        en: [
          'Every half hour the barrow goes from one end of the beach to the other, and its bell falls silent near sleeping babies. There are two sizes of simit: large hand and small hand. In the afternoon boiled corn is added.',
        ],
        de: [
          'Jede halbe Stunde fährt der Karren den Strand ab, neben schlafenden Babys schweigt seine Glocke. Simit gibt es in zwei Größen: große Hand und kleine Hand. Nachmittags kommen gekochte Maiskolben dazu.',
        ],
        ru: [
          'Каждые полчаса тележка проезжает весь пляж, рядом со спящими малышами её колокольчик молчит. Симиты двух размеров: на большую руку и на маленькую. После обеда добавляется варёная кукуруза.',
        ],
      },
      hours: [{ from: '10:00', to: '17:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Nerede', en: 'Where', de: 'Wo', ru: 'Где' },
          value: {
            tr: 'Şemsiyenizin altında',
            en: 'Under your parasol',
            de: 'Unter Ihrem Schirm',
            ru: 'Под вашим зонтом',
          },
        },
      ],
      picture: 'beach',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Kulüp, çayırın ortasında 1.200 metrekarelik yuvarlak bir evdir; dört kapısı dört kanada bakar. Otuz bir eğitmenin dokuzu hemşire ya da çocuk gelişimcidir. Kardeşler isterse aynı grupta kalır, yaş farkı üçü geçse de.',
        'Altı aydan başlayarak bakım yapılır. Her çocuğun bir dolabı, her dolabın bir hayvanı vardır; ertesi yıl gelene aynı dolabı vermeye çalışırız.',
      ],
      en: [
        'The club is a round house of 1,200 square metres in the middle of the meadow, with a door to each of the four wings. Of thirty-one carers nine are nurses or trained in early childhood. Brothers and sisters may stay in one group if they like, even when more than three years lie between them.',
        'We look after children from six months. Everyone has a locker, every locker an animal, and those who return next year get the same one if we can manage it.',
      ],
      de: [
        'Der Club ist ein rundes Haus mit 1.200 Quadratmetern mitten auf der Wiese, mit einer Tür zu jedem der vier Flügel. Von einunddreißig Betreuern sind neun Krankenschwestern oder Erzieherinnen. Geschwister bleiben auf Wunsch in einer Gruppe, auch wenn mehr als drei Jahre dazwischenliegen.',
        'Betreut wird ab sechs Monaten. Jedes Kind hat ein Fach, jedes Fach ein Tier, und wer im nächsten Jahr wiederkommt, erhält möglichst dasselbe.',
      ],
      ru: [
        'Клуб — круглый дом площадью 1200 метров посреди луга, в нём четыре двери, по одной к каждому крылу. Из тридцати одного воспитателя девять — медсёстры или педагоги раннего развития. Братья и сёстры по желанию остаются в одной группе, даже если разница больше трёх лет.',
        'Принимаем с шести месяцев. У каждого ребёнка шкафчик, у каждого шкафчика зверь, и тем, кто вернётся через год, мы стараемся дать тот же.',
      ],
    },
    groups: [
      {
        name: { tr: 'Ördekler', en: 'Ducks', de: 'Enten', ru: 'Утята' },
        ages: { tr: '6 ay–3 yaş', en: '6 months to 3 years', de: '6 Monate bis 3 Jahre', ru: 'От 6 месяцев до 3 лет' },
        text: {
          tr: 'İki bebeğe bir bakıcı, uyku odası, süt mutfağı. Bırakmadan önce yarım saat birlikte oynanır.',
          en: 'One carer for two babies, a room for sleep, a milk kitchen. You stay for half an hour before you go.',
          de: 'Eine Betreuerin für zwei Babys, Schlafraum, Milchküche. Die erste halbe Stunde bleiben Sie dabei.',
          ru: 'Одна няня на двух малышей, спальня, молочная кухня. Первые полчаса вы остаётесь рядом.',
        },
        from: '09:00',
        to: '17:00',
      },
      {
        name: { tr: 'Tavşanlar', en: 'Rabbits', de: 'Hasen', ru: 'Зайцы' },
        ages: { tr: '4–7 yaş', en: 'Ages 4–7', de: '4–7 Jahre', ru: '4–7 лет' },
        text: {
          tr: 'Çayır oyunları, hamur, kostüm odası; akşam masal çadırı. Bisikletsiz, tekersiz bir gün.',
          en: 'Meadow games, dough, a room of costumes, and the story tent at night.',
          de: 'Wiesenspiele, Knetteig, ein Kostümzimmer und abends das Märchenzelt.',
          ru: 'Игры на лугу, тесто, костюмерная, а вечером шатёр сказок.',
        },
        from: '09:00',
        to: '20:30',
      },
      {
        name: { tr: 'Tilkiler', en: 'Foxes', de: 'Füchse', ru: 'Лисы' },
        ages: { tr: '8–14 yaş', en: 'Ages 8–14', de: '8–14 Jahre', ru: '8–14 лет' },
        text: {
          tr: 'Ağaç ev, ip köprü, gece futbolu ve kendi gazeteleri: haftada bir, dört sayfa.',
          en: 'A tree house, the rope bridge, football by lamplight and a newspaper of their own, four pages a week.',
          de: 'Baumhaus, Seilbrücke, Fußball bei Lampenlicht und eine eigene Zeitung, vier Seiten pro Woche.',
          ru: 'Домик на дереве, верёвочный мост, ночной футбол и собственная газета: четыре страницы в неделю.',
        },
        from: '10:00',
        to: '22:00',
      },
    ],
    safety: {
      tr: [
        'Çayırın tek dış kapısı vardır, orada 24 saat görevli durur ve çocuk yalnız çıkamaz.',
        'Kulüpte her gün 08.00–22.00 arasında bir çocuk hemşiresi bulunur; hekim on dakikada gelir.',
        'Bileklikte oda değil, telefon numarası yazar; bileklik suda çıkmaz.',
        'Havuzlarda 14 cankurtaran çalışır ve her iki saatte bir yer değiştirir, dikkat dağılmasın diye.',
      ],
      en: [
        'The meadow has one outer gate, staffed round the clock; no child leaves by it alone.',
        'A paediatric nurse is at the club daily from eight to ten at night, and a doctor comes within ten minutes.',
        'The wristband shows a telephone number and no room number, and it stays on in water.',
        'Fourteen lifeguards work at the pools and change places every two hours to stay alert.',
      ],
      de: [
        'Die Wiese hat ein einziges Außentor, das rund um die Uhr besetzt ist; kein Kind geht allein hinaus.',
        'Im Club ist täglich von 8 bis 22 Uhr eine Kinderkrankenschwester, der Arzt kommt in zehn Minuten.',
        'Auf dem Armband steht eine Telefonnummer und keine Zimmernummer, es hält auch im Wasser.',
        'An den Becken arbeiten 14 Rettungsschwimmer und wechseln alle zwei Stunden den Platz, um wach zu bleiben.',
      ],
      ru: [
        'У луга одни внешние ворота, там круглосуточно дежурят; ребёнок один не выйдет.',
        'В клубе ежедневно с 8 до 22 часов детская медсестра, врач приходит за десять минут.',
        'На браслете написан телефон, а не номер комнаты; в воде браслет не спадает.',
        'У бассейнов 14 спасателей, каждые два часа они меняются местами, чтобы не терять внимания.',
      ],
    },
  },
  aquapark: {
    intro: {
      tr: [
        'Yedi kaydırak; en yükseği sekiz metre, en uzunu altmış iki. Bilerek küçük tuttuk: kardeşlerin çoğu aynı kaydıraktan inebilsin diye. Beşine kucakta çocukla inilir.',
        'Su 28 dereceye ısıtılır, mayıs ve ekimde de üşütmez. Merdivenlerin basamakları 16 santimetredir, yetişkinler için tuhaf, dört yaş için doğru.',
      ],
      en: [
        'Seven slides, the tallest of eight metres, the longest of sixty-two. We kept it small on purpose, so that brothers and sisters can mostly take the same one. On five of them a child may ride on your lap.',
        'The water is heated to 28 degrees and is kind in May and October too. The stairs have treads of 16 centimetres: odd for adults, right for a four-year-old.',
      ],
      de: [
        'Sieben Rutschen, die höchste acht, die längste zweiundsechzig Meter. Das ist Absicht: Geschwister sollen meist dieselbe nehmen können. Auf fünf darf ein Kind auf dem Schoß mit.',
        'Das Wasser wird auf 28 Grad geheizt und ist auch im Mai und Oktober freundlich. Die Stufen sind 16 Zentimeter hoch, seltsam für Erwachsene, richtig für Vierjährige.',
      ],
      ru: [
        'Семь горок: самая высокая восемь метров, самая длинная шестьдесят два. Мы нарочно сделали парк небольшим, чтобы братья и сёстры чаще катались с одной и той же. На пяти горках ребёнка можно взять на колени.',
        'Вода подогрета до 28 градусов и приятна даже в мае и октябре. Ступени по 16 сантиметров: взрослым странно, четырёхлетнему в самый раз.',
      ],
    },
    slides: [
      {
        name: { tr: 'Dörtlü Kızak', en: 'Sledge for Four', de: 'Viererschlitten', ru: 'Санки на четверых' },
        minHeightCm: 100,
        text: {
          tr: 'Bütün aile tek salda, 62 metre.',
          en: 'The family on one raft for 62 metres.',
          de: 'Die Familie auf einem Floß, 62 Meter.',
          ru: 'Вся семья на одном плоту, 62 метра.',
        },
      },
      {
        name: { tr: 'Üç Şerit', en: 'Three Tracks', de: 'Drei Spuren', ru: 'Три дорожки' },
        minHeightCm: 100,
        text: {
          tr: 'Yan yana üç kulvar; üç kardeş aynı anda varır.',
          en: 'Three lanes side by side; three siblings arrive together.',
          de: 'Drei Bahnen nebeneinander; drei Geschwister kommen zugleich an.',
          ru: 'Три дорожки рядом; трое приезжают одновременно.',
        },
      },
      {
        name: { tr: 'Salyangoz', en: 'Snail', de: 'Schnecke', ru: 'Улитка' },
        minHeightCm: 90,
        text: {
          tr: 'İki tam dönüş, yavaş ve açık.',
          en: 'Two full turns, open and slow.',
          de: 'Zwei volle Drehungen, offen und langsam.',
          ru: 'Два полных оборота, открытая и неспешная.',
        },
      },
      {
        name: { tr: 'Sekiz Metre', en: 'Eight Metres', de: 'Acht Meter', ru: 'Восемь метров' },
        minHeightCm: 120,
        text: {
          tr: 'Parkın en yükseği; ağabeyler ve babalar için.',
          en: 'The tallest of the park, for elder brothers and fathers.',
          de: 'Die höchste im Park, für große Brüder und Väter.',
          ru: 'Самая высокая в парке, для старших братьев и пап.',
        },
      },
      {
        name: { tr: 'Kucak Kaydırağı', en: 'Lap Slide', de: 'Schoßrutsche', ru: 'Горка на коленях' },
        minHeightCm: 60,
        text: {
          tr: 'Geniş oluk; bebek kucakta, gözler açık.',
          en: 'A broad flume with the baby on your lap.',
          de: 'Breite Rinne, das Baby auf dem Schoß.',
          ru: 'Широкий жёлоб, малыш на коленях.',
        },
      },
      {
        name: { tr: 'Fil Hortumu', en: 'Trunk', de: 'Rüssel', ru: 'Хобот' },
        minHeightCm: 80,
        text: {
          tr: 'Filin sırtından çıkılır, hortumundan inilir.',
          en: 'Up the elephant’s back, down its trunk.',
          de: 'Den Rücken des Elefanten hinauf, den Rüssel hinunter.',
          ru: 'Вверх по спине слона, вниз по хоботу.',
        },
      },
      {
        name: { tr: 'Damla', en: 'Drop', de: 'Tropfen', ru: 'Капля' },
        minHeightCm: 70,
        text: {
          tr: 'Üç basamak ve alkış.',
          en: 'Three steps and applause.',
          de: 'Drei Stufen und Applaus.',
          ru: 'Три ступени и аплодисменты.',
        },
      },
    ],
  },
  spa: {
    intro: {
      tr: [
        'Spa, Şeftali Kanadı’nın zemin katındadır ve randevu saatleri kulübün saatlerine bağlıdır: çocuğunuz ağlarsa terapist değil, eğitmen arar, siz de bitirip gelirsiniz. Hamile konuklar ve yeni anneler için ayrı bir liste tutulur. Saat dörtten sonra aile hamamı açılır, çocuklar köpükle tanışır.',
      ],
      en: [
        'The spa is on the ground floor of the Peach wing, and its hours follow those of the club. There is a separate list for guests who are expecting and for new mothers. After four the hammam belongs to families, and children make the acquaintance of foam.',
      ],
      de: [
        'Das Spa liegt im Erdgeschoss des Pfirsichflügels, seine Zeiten richten sich nach dem Club. Für Schwangere und junge Mütter gibt es eine eigene Karte. Ab sechzehn Uhr gehört der Hamam den Familien, dann machen Kinder Bekanntschaft mit dem Schaum.',
      ],
      ru: [
        'Спа занимает первый этаж Персикового крыла, его часы подстроены под клуб. Для беременных и недавно родивших есть отдельный список. После четырёх хаммам отдан семьям, и дети знакомятся с пеной.',
      ],
    },
    hours: [{ from: '09:00', to: '21:30' }],
    treatments: [
      {
        id: 28001,
        minutes: 60,
        title: {
          tr: 'Taşıyanın sırtı',
          en: 'The carrier’s back',
          de: 'Rücken der Tragenden',
          ru: 'Спина того, кто носит',
        },
        text: {
          tr: 'Bir yıldır birini kucağında taşıyan herkes için.',
          en: 'For all who have carried somebody for a year.',
          de: 'Für alle, die seit einem Jahr jemanden tragen.',
          ru: 'Для всех, кто год носит кого-то на руках.',
        },
      },
      {
        id: 28002,
        minutes: 50,
        title: { tr: 'Anne adayına', en: 'For expectant mothers', de: 'Für Schwangere', ru: 'Для будущих мам' },
        text: {
          tr: 'Yan yatışta hafif masaj, on dördüncü haftadan sonra.',
          en: 'A light massage lying on the side, after week fourteen.',
          de: 'Leichte Massage in Seitenlage, nach der 14. Woche.',
          ru: 'Лёгкий массаж лёжа на боку, после 14-й недели.',
        },
      },
      {
        id: 28003,
        minutes: 20,
        title: { tr: 'Uyku', en: 'Sleep', de: 'Schlaf', ru: 'Сон' },
        text: {
          tr: 'Karanlık oda, sıcak örtü, kimse dokunmaz.',
          en: 'A dark room, a warm blanket, and nobody touches you.',
          de: 'Dunkler Raum, warme Decke, niemand berührt Sie.',
          ru: 'Тёмная комната, тёплый плед, никто вас не трогает.',
        },
      },
      {
        id: 28004,
        minutes: 30,
        title: {
          tr: 'Bebek masajı dersi',
          en: 'Baby massage class',
          de: 'Babymassagekurs',
          ru: 'Урок детского массажа',
        },
        text: {
          tr: 'Siz yaparsınız, hemşire gösterir; üç aylıktan başlar.',
          en: 'You do it and the nurse shows you how; from three months.',
          de: 'Sie massieren, die Schwester zeigt es; ab drei Monaten.',
          ru: 'Массируете вы, медсестра показывает; с трёх месяцев.',
        },
      },
      {
        id: 28005,
        minutes: 45,
        title: { tr: 'Aile hamamı', en: 'Family hammam', de: 'Familienhamam', ru: 'Семейный хаммам' },
        text: {
          tr: 'Kese, köpük, balon ve herkese bir peştemal.',
          en: 'Scrub, foam, bubbles and a peştemal for everyone.',
          de: 'Peeling, Schaum, Blasen und ein Peştemal für jeden.',
          ru: 'Кесе, пена, пузыри и пештемаль каждому.',
        },
      },
      {
        id: 28006,
        minutes: 80,
        title: { tr: 'Baştan ayağa', en: 'Head to foot', de: 'Von Kopf bis Fuß', ru: 'С головы до ног' },
        text: {
          tr: 'Yüz, sırt, ayak; kulübün öğle saatine tam sığar.',
          en: 'Face, back, feet: it fits exactly into the club’s midday.',
          de: 'Gesicht, Rücken, Füße: passt genau in die Mittagszeit des Clubs.',
          ru: 'Лицо, спина, ступни: ровно столько длится дневное время клуба.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'Aile hamamı', en: 'Family hammam', de: 'Familienhamam', ru: 'Семейный хаммам' },
        text: {
          tr: '36 derece, kurnalar iki boyda.',
          en: 'Thirty-six degrees and basins at two heights.',
          de: '36 Grad, Becken in zwei Höhen.',
          ru: '36 градусов, курны на двух уровнях.',
        },
      },
      {
        title: {
          tr: 'Büyüklerin saunası',
          en: 'Sauna for adults',
          de: 'Sauna für Erwachsene',
          ru: 'Сауна для взрослых',
        },
        text: {
          tr: '88 derece ve kum saati; 16 yaşından sonra.',
          en: 'Eighty-eight degrees and an hourglass; from 16.',
          de: '88 Grad und eine Sanduhr; ab 16.',
          ru: '88 градусов и песочные часы; с 16 лет.',
        },
      },
      {
        title: { tr: 'Emzirme odası', en: 'Nursing room', de: 'Stillzimmer', ru: 'Комната для кормления' },
        text: {
          tr: 'Dört koltuk, loş ışık, bitki çayı.',
          en: 'Four armchairs, low light, herb tea.',
          de: 'Vier Sessel, gedämpftes Licht, Kräutertee.',
          ru: 'Четыре кресла, мягкий свет, травяной чай.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Çalışanlarını aileleriyle davet eden şirketler buraya gelir. Toplantı sabah dokuzdan bire kadar sürer, öğleden sonra herkes havuzda tanışır. Konuşmacının çocuğu için de kulüpte yer ayrılır, salonun arkasındaki camlı oda ise emzirerek dinlemek isteyenler içindir.',
      ],
      en: [
        'Companies come here when they invite staff with their families. The meeting runs from nine to one, and in the afternoon everyone meets at the pool. Places at the club are kept for the speakers’ children too. A glazed room at the back of the hall is for those who listen while nursing.',
      ],
      de: [
        'Hierher kommen Firmen, die ihre Leute mit Familie einladen. Getagt wird von neun bis eins, am Nachmittag lernt man sich im Becken kennen. Auch für die Kinder der Redner sind im Club Plätze frei. Ein verglaster Raum hinter dem Saal ist für alle, die stillend zuhören.',
      ],
      ru: [
        'Сюда приезжают компании, которые зовут сотрудников с семьями. Заседают с девяти до часу, а после обеда все знакомятся в бассейне. Для детей докладчиков тоже держат места в клубе. Застеклённая комната позади зала — для тех, кто слушает и кормит.',
      ],
    },
    halls: [
      { name: 'Limon', areaM2: 260, heightM: 4, theatre: 240, classroom: 130, banquet: 160 },
      { name: 'Nane', areaM2: 90, heightM: 3.2, theatre: 80, classroom: 44, banquet: 50 },
    ],
  },
  shopping: {
    tr: [
      'Nane Kanadı’nın altında beş dükkân: eczane, bebek bezi ve mamanın şehir fiyatına satıldığı market, oyuncakçı, mayo dükkânı ve kuaför. Kuaförde ilk saç tıraşının sertifikası verilir, bir tutam da zarfa konur.',
      'Oyuncakçı tahta oyuncak ve kova satar, vitrini yere kadar inmez; bunun nedenini her anne baba bilir.',
    ],
    en: [
      'There are five shops below the Mint wing: a pharmacy, a market with nappies and formula at town prices, a toy shop, one for swimwear and a hairdresser. A first haircut is certified in writing and a lock of it goes into an envelope.',
      'The toy shop sells wooden things and buckets. Its window does not reach down to the floor, and every parent knows why.',
    ],
    de: [
      'Unter dem Minzflügel liegen fünf Läden: eine Apotheke, ein Markt mit Windeln und Babynahrung zu Stadtpreisen, Spielzeug, Badesachen und ein Friseur. Der erste Haarschnitt wird schriftlich bestätigt, eine Locke kommt in den Umschlag.',
      'Der Spielzeugladen verkauft Holzsachen und Eimer. Sein Schaufenster reicht nicht bis zum Boden, und alle Eltern wissen, warum.',
    ],
    ru: [
      'Под Мятным крылом пять магазинов: аптека, маркет с подгузниками и смесями по городским ценам, игрушки, купальники и парикмахер. Первую стрижку заверяют письменно, локон кладут в конверт.',
      'В магазине игрушек продают деревянное и вёдра. Витрина не доходит до пола, и любой родитель знает почему.',
    ],
  },
  philosophy: {
    tr: [
      'Oteller iki büyük ve bir buçuk çocuğa göre çizilir, dört kişilik masa, üç kişilik oda. Biz cetveli başka yerden tuttuk: önce yedi kişilik aileyi düşündük, ötekiler zaten sığıyor.',
      'Çocuk gürültüsü şikâyet değil, hava durumudur. Ona göre duvar örülür, zemin döşenir, saat kurulur. Kalanı, yorgun bir anne babaya “siz oturun” demektir ve bunu günde yüzlerce kez söyleriz.',
    ],
    en: [
      'Hotels are drawn for two adults and a child and a half: tables for four, rooms for three. We held the ruler at the other end and thought of the family of seven first. All others fit.',
      'The noise of children is not a complaint but weather. Walls are built for it, floors laid and clocks set. What remains is to say “you sit down” to a tired parent, and we say it some hundred times a day.',
    ],
    de: [
      'Hotels werden für zwei Erwachsene und anderthalb Kinder gezeichnet: Tische für vier, Zimmer für drei. Wir haben das Lineal am anderen Ende angelegt und zuerst an die siebenköpfige Familie gedacht. Alle anderen passen ohnehin hinein.',
      'Kinderlärm ist keine Beschwerde, sondern Wetter. Danach baut man Wände, legt Böden und stellt Uhren. Der Rest ist, zu müden Eltern „Bleiben Sie sitzen“ zu sagen, und das tun wir hundertmal am Tag.',
    ],
    ru: [
      'Отели рисуют на двух взрослых и полтора ребёнка: стол на четверых, номер на троих. Мы приложили линейку с другого конца и сначала подумали о семье из семи человек. Остальные помещаются и так.',
      'Детский шум — не жалоба, а погода. Под него строят стены, кладут полы и заводят часы. Остаётся сказать усталому родителю «вы посидите», и мы говорим это сотню раз в день.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-star', year: 2024 },
    { code: 'iso-9001', year: 2023 },
    { code: 'iso-22000', year: 2025 },
    { code: 'iso-45001', year: 2025 },
  ],
  stories: [
    {
      title: { tr: 'Sabah altıdan beri', en: 'Up since six', de: 'Seit sechs auf den Beinen', ru: 'На ногах с шести' },
      pictures: ['breakfast', 'garden', 'kids', 'pool', 'aquapark'],
    },
    {
      title: { tr: 'Çocuklar uyuyunca', en: 'Once they sleep', de: 'Wenn sie schlafen', ru: 'Когда они спят' },
      pictures: ['family-room', 'terrace', 'bar', 'restaurant'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Yedi kişi tek odada kalabilir miyiz?',
        en: 'Can seven of us stay together?',
        de: 'Können wir zu siebt zusammen wohnen?',
        ru: 'Можно ли жить всемером вместе?',
      },
      answer: {
        tr: 'Evet: Bahçe Kapılı Ev’de sekiz, İki Aile Dairesi’nde on kişiye kadar. Altı kişiyseniz Kardeşler Odası yeter.',
        en: 'Yes: the House with a Garden Gate takes eight, the Apartment for Two Families ten. For six the Siblings’ Room will do.',
        de: 'Ja: Das Haus mit Gartentor fasst acht, die Wohnung für zwei Familien zehn Personen. Zu sechst genügt das Geschwisterzimmer.',
        ru: 'Да: дом с садовой калиткой вмещает восемь человек, апартаменты на две семьи — десять. Вшестером хватит номера «Братья и сёстры».',
      },
    },
    {
      question: {
        tr: 'Bakıcı ayarlayabilir misiniz?',
        en: 'Do you arrange sitters?',
        de: 'Vermitteln Sie Babysitter?',
        ru: 'Можно ли пригласить няню?',
      },
      answer: {
        tr: 'Evet, akşam 19.00–00.00 arası, saat 14.00’e kadar isteyin. Bakıcılar kulübün eğitmenleridir, çocuğunuz tanır.',
        en: 'Yes, from seven to midnight; please ask by two in the afternoon. Sitters are carers of the club, whom your child knows.',
        de: 'Ja, von 19 bis 24 Uhr; bitte bis 14 Uhr bestellen. Es kommen Betreuerinnen aus dem Club, die Ihr Kind schon kennt.',
        ru: 'Да, с 19 часов до полуночи; попросите до 14 часов. Приходят воспитатели из клуба, которых ребёнок уже знает.',
      },
    },
    {
      question: {
        tr: 'Yanımızda ne getirmeyelim?',
        en: 'What can we leave at home?',
        de: 'Was können wir zu Hause lassen?',
        ru: 'Что можно не брать с собой?',
      },
      answer: {
        tr: 'Bebek arabası, park yatak, mama sandalyesi, küvet, sterilizatör, yüzme kolluğu, kova kürek. Hepsi ödünç dolabında.',
        en: 'Pushchair, travel cot, high chair, bath, steriliser, armbands, bucket and spade. All are in the lending cupboard.',
        de: 'Kinderwagen, Reisebett, Hochstuhl, Wanne, Sterilisator, Schwimmflügel, Eimer und Schaufel. Alles liegt im Leihschrank.',
        ru: 'Коляску, манеж, стульчик, ванночку, стерилизатор, нарукавники, ведро и лопатку. Всё есть в шкафу напрокат.',
      },
    },
    {
      question: { tr: 'Doktor var mı?', en: 'Is there a doctor?', de: 'Gibt es einen Arzt?', ru: 'Есть ли врач?' },
      answer: {
        tr: 'Gündüz otelde bir çocuk hekimi, gece çağrıda bir pratisyen vardır. En yakın hastane Serik’te, 14 kilometre.',
        en: 'A paediatrician is in the house by day and a general practitioner on call at night. The nearest hospital is in Serik, 14 kilometres away.',
        de: 'Tagsüber ist eine Kinderärztin im Haus, nachts ein Allgemeinarzt in Bereitschaft. Das nächste Krankenhaus liegt in Serik, 14 Kilometer entfernt.',
        ru: 'Днём в отеле педиатр, ночью на вызове терапевт. Ближайшая больница в Серике, 14 километров.',
      },
    },
  ],
}
