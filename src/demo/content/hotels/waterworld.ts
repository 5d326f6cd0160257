import type { HotelContent } from '../types.ts'

export const waterworld: HotelContent = {
  key: 'waterworld',
  id: 20,
  slug: 'crystal-waterworld',
  name: 'Crystal Waterworld',
  region: 'BELEK',
  stars: 5,
  opened: 2011,
  renovated: 2022,
  roomsTotal: 486,
  latitude: 36.8468,
  longitude: 31.1442,
  address: 'Boğazkent Mahallesi, Sahil Yolu Caddesi No: 41, 07500 Serik / Antalya',
  phone: '+90 242 555 20 11',
  email: 'waterworld@crystalhotels.example',
  whatsapp: '905325550120',
  locality: { tr: 'Belek, Boğazkent', en: 'Belek, Boğazkent', de: 'Belek, Boğazkent', ru: 'Белек, Богазкент' },
  airport: {
    name: { tr: 'Antalya Havalimanı', en: 'Antalya Airport', de: 'Flughafen Antalya', ru: 'Аэропорт Анталии' },
    km: 46,
    minutes: 45,
  },
  centre: { name: { tr: 'Belek merkez', en: 'Belek centre', de: 'Zentrum von Belek', ru: 'Центр Белека' }, km: 9 },
  beach: { lengthM: 220, walkM: 140, ground: 'sand-pebble', blueFlag: true },

  slogan: {
    tr: 'On dört kaydırak, tek dalga',
    en: 'Fourteen slides, one long wave',
    de: 'Vierzehn Rutschen, eine lange Welle',
    ru: 'Четырнадцать горок и одна волна',
  },
  sloganText: {
    tr: 'Dalga biçiminde bir bina, 238 metre boyunca; önünde sabah ondan akşam altıya kadar akan su.',
    en: 'A building shaped like a wave, 238 metres from end to end, with water running in front of it from ten until six.',
    de: 'Ein Haus in Form einer Welle, 238 Meter lang, und davor Wasser, das von zehn bis achtzehn Uhr läuft.',
    ru: 'Здание в форме волны длиной 238 метров, а перед ним с десяти до шести бежит вода.',
  },
  promise: {
    tr: 'Çocukları okul çağında olan ve tatilde oturmayı pek sevmeyen aileler için.',
    en: 'For families with children of school age who do not care much for sitting still.',
    de: 'Für Familien mit Schulkindern, die vom Stillsitzen im Urlaub wenig halten.',
    ru: 'Для семей со школьниками, которые на отдыхе не любят сидеть на месте.',
  },
  about: {
    tr: [
      'Crystal Waterworld, Belek’in doğu ucunda, Boğazkent’te; Acısu Deresi’nin denize kavuştuğu yere 900 metre uzaklıkta. Arkada okaliptüsler, önde kum, ikisinin arasında otel. Belek merkeze dolmuşla 15 dakika, Aspendos Tiyatrosu’na 20 dakikada gidilir. Sahilin bu kesimi sakindir; gürültünün çoğunu biz yaparız, o da akşam altıda kesilir.',
      'Bina üç kabarıştan oluşan tek bir dalgadır: altı kat, sekiz kat, yine altı kat. Koridorlar kıvrıldığı için hiçbirinin sonu görünmez; çocuklar buna bayılır, kat görevlileri alışır. Balkonlar birbirinden kaydırılmıştır, komşu komşunun kahvaltısını görmez. 2022’de bütün odalar yenilendi, cephe ilk günkü beyazına boyandı.',
      'Günün ritmini kaydıraklar belirler. Sabah sakindir, saat onda su açılır, öğleye doğru herkes en az bir kez Kasırga’dan inmiştir. Altıda su kesilince ses de değişir: önce duşlar, sonra çatal bıçak, sonra amfitiyatro. Saat on birde ortalıkta yalnızca çatı barındakiler kalır; onların çoğu da anne babadır.',
    ],
    en: [
      'Crystal Waterworld stands at the eastern end of Belek, in Boğazkent, 900 metres from where the Acısu stream meets the sea. Eucalyptus trees behind, sand in front, the hotel in between. The minibus reaches Belek in 15 minutes, the theatre of Aspendos is 20 by car. This stretch of coast is quiet; most of the noise is ours, and it stops at six.',
      'The building is a single wave in three swells: six floors, eight floors, six again. Because the corridors bend, you never see the end of one. Children love this and the housekeepers have got used to it. The balconies are staggered, so that nobody looks into a neighbour’s breakfast. All rooms were redone in 2022 and the front was painted its first white again.',
      'The slides set the hours. Mornings are calm; at ten the water is turned on, and by noon everyone has been down the Kasırga at least once. At six it is turned off and the sound of the place changes: showers first, then cutlery, then the amphitheatre. By eleven only the roof bar is awake, and most of the people up there are parents.',
    ],
    de: [
      'Das Crystal Waterworld liegt am östlichen Ende von Belek, in Boğazkent, 900 Meter von der Mündung des Acısu entfernt. Hinten Eukalyptus, vorn Sand, dazwischen das Hotel. Der Minibus braucht 15 Minuten bis Belek, das Theater von Aspendos erreicht man mit dem Auto in 20. Die Küste ist hier ruhig; den meisten Lärm machen wir selbst, und um achtzehn Uhr ist damit Schluss.',
      'Das Gebäude ist eine einzige Welle mit drei Kämmen: sechs Stockwerke, acht, wieder sechs. Weil sich die Flure biegen, sieht man nie ihr Ende. Kinder lieben das, die Zimmermädchen haben sich daran gewöhnt. Die Balkone sind versetzt, niemand schaut dem Nachbarn auf den Frühstückstisch. 2022 wurden alle Zimmer erneuert und die Fassade bekam ihr erstes Weiß zurück.',
      'Den Takt geben die Rutschen vor. Der Morgen ist still, um zehn wird das Wasser angestellt, und bis zum Mittag ist jeder mindestens einmal die Kasırga hinunter. Um achtzehn Uhr wird es abgestellt, und das Haus klingt anders: erst Duschen, dann Besteck, dann das Amphitheater. Um elf ist nur noch die Dachbar wach, und dort sitzen vor allem Eltern.',
    ],
    ru: [
      'Crystal Waterworld стоит на восточном краю Белека, в Богазкенте, в 900 метрах от места, где речка Аджысу впадает в море. Позади эвкалипты, впереди песок, между ними отель. До Белека маршрутка идёт 15 минут, до театра Аспендоса на машине 20. Берег здесь тихий; шумим в основном мы сами, и в шесть вечера перестаём.',
      'Здание — одна волна с тремя гребнями: шесть этажей, восемь и снова шесть. Коридоры изгибаются, и конца ни одного из них не видно. Дети в восторге, горничные привыкли. Балконы сдвинуты друг относительно друга, так что соседский завтрак остаётся соседским. В 2022 году обновили все номера, а фасаду вернули первоначальный белый цвет.',
      'Распорядок здесь задают горки. Утро спокойное, в десять пускают воду, и к полудню каждый хотя бы раз съехал с «Касырги». В шесть воду выключают, и звук меняется: сначала душ, потом столовые приборы, потом амфитеатр. К одиннадцати не спит только бар на крыше, и сидят там главным образом родители.',
    ],
  },
  highlights: [
    {
      title: { tr: 'On dört kaydırak', en: 'Fourteen slides', de: 'Vierzehn Rutschen', ru: 'Четырнадцать горок' },
      text: {
        tr: 'En yükseği 19 metre, en kısası dört basamak. Odadan bileklik göstererek çıkılır, sıra için ayrıca ödeme yapılmaz.',
        en: 'The tallest starts at 19 metres, the shortest has four steps. The wristband is the ticket, and there is no second one to buy.',
        de: 'Die höchste beginnt auf 19 Metern, die kleinste hat vier Stufen. Das Armband ist die Eintrittskarte, eine zweite gibt es nicht.',
        ru: 'Самая высокая начинается на отметке 19 метров, у самой маленькой четыре ступеньки. Браслет заменяет билет, доплаты нет.',
      },
      picture: 'aquapark',
    },
    {
      title: {
        tr: 'Kıvrılan bina',
        en: 'A house that bends',
        de: 'Ein Haus, das sich biegt',
        ru: 'Дом, который изгибается',
      },
      text: {
        tr: '238 metrelik cephede iki balkon aynı hizada değildir. Gün batımında gölgesi de dalga olur.',
        en: 'On a front of 238 metres no two balconies are in line. At sunset its shadow is a wave too.',
        de: 'Auf 238 Metern Fassade liegen keine zwei Balkone in einer Linie. Abends wirft das Haus eine Welle als Schatten.',
        ru: 'На 238 метрах фасада нет двух балконов на одной линии. На закате тень у здания тоже волной.',
      },
      picture: 'facade',
    },
    {
      title: {
        tr: 'Suya inen odalar',
        en: 'Rooms with a step into water',
        de: 'Zimmer mit Stufe ins Wasser',
        ru: 'Номера со ступенькой в воду',
      },
      text: {
        tr: 'Zemin kattaki 42 odanın terasından üç basamakla 96 metrelik kanala inilir.',
        en: 'From the terraces of 42 ground-floor rooms, three steps lead down into a channel 96 metres long.',
        de: 'Von den Terrassen der 42 Erdgeschosszimmer führen drei Stufen in einen 96 Meter langen Kanal.',
        ru: 'С террас 42 номеров первого этажа три ступени ведут в канал длиной 96 метров.',
      },
      picture: 'pool',
    },
    {
      title: { tr: 'Tepedeki sessizlik', en: 'Quiet on the crest', de: 'Ruhe auf dem Kamm', ru: 'Тишина на гребне' },
      text: {
        tr: 'Sekizinci katın üstündeki bara 16 yaşından küçükler çıkmaz. Oradan kaydıraklar küçük ve sessiz görünür.',
        en: 'The bar above the eighth floor is for guests over 16. From up there the slides look small and make no sound.',
        de: 'Die Bar über dem achten Stock ist für Gäste ab 16. Von dort oben sehen die Rutschen klein aus und machen keinen Lärm.',
        ru: 'В бар над восьмым этажом пускают с 16 лет. Сверху горки кажутся маленькими и беззвучными.',
      },
      picture: 'bar',
    },
  ],
  day: [
    {
      title: { tr: 'Su açılmadan', en: 'Before the water', de: 'Bevor das Wasser läuft', ru: 'Пока нет воды' },
      text: {
        tr: 'Sabah yüzücüleri 50 metrelik havuzu paylaşır; kahvaltıda gözleme sırası henüz kısadır.',
        en: 'Early swimmers share the 50-metre pool, and the queue for flatbread at breakfast is still short.',
        de: 'Frühschwimmer teilen sich das 50-Meter-Becken, und beim Frühstück ist die Schlange vor dem Gözleme noch kurz.',
        ru: 'Ранние пловцы делят 50-метровый бассейн, а очередь за гёзлеме на завтраке ещё короткая.',
      },
      from: '07:00',
      to: '10:00',
    },
    {
      title: {
        tr: 'On dört kez baştan',
        en: 'Fourteen times over',
        de: 'Vierzehnmal von vorn',
        ru: 'Четырнадцать раз подряд',
      },
      text: {
        tr: 'Kaydıraklar açılır. En kısa sıra on ile on bir arasındadır, bunu bilen çocuklar kahvaltıyı hızlı yapar.',
        en: 'The slides open. Queues are shortest between ten and eleven, and children who know this eat breakfast fast.',
        de: 'Die Rutschen öffnen. Zwischen zehn und elf wartet man am kürzesten; Kinder, die das wissen, frühstücken schnell.',
        ru: 'Горки открываются. С десяти до одиннадцати очереди самые короткие, и дети, которые это знают, завтракают быстро.',
      },
      from: '10:00',
      to: '13:00',
    },
    {
      title: { tr: 'Gölge arası', en: 'An hour of shade', de: 'Pause im Schatten', ru: 'Час в тени' },
      text: {
        tr: 'Islak Mayo’da öğle yemeği, ardından okaliptüslerin altında şezlong. Bu saatte tek acele eden çay servisidir.',
        en: 'Lunch in swimwear at Islak Mayo, then a lounger under the eucalyptus. The only one in a hurry is the tea waiter.',
        de: 'Mittagessen in Badesachen im Islak Mayo, danach eine Liege unterm Eukalyptus. Eilig hat es nur der Teekellner.',
        ru: 'Обед в купальниках в «Ыслак Майо», затем шезлонг под эвкалиптом. Торопится только официант с чаем.',
      },
      from: '13:00',
      to: '15:30',
    },
    {
      title: { tr: 'Kum ve ikindi', en: 'Sand in the late light', de: 'Sand im späten Licht', ru: 'Песок под вечер' },
      text: {
        tr: 'Rüzgâr düşer, deniz düzleşir. Kürek sörfü dersleri iskelenin batı yanında başlar.',
        en: 'The wind drops and the sea goes flat. Paddle-board lessons start on the west side of the jetty.',
        de: 'Der Wind legt sich, das Meer wird glatt. An der Westseite des Stegs beginnen die Stunden im Stehpaddeln.',
        ru: 'Ветер стихает, море разглаживается. У западной стороны пирса начинаются уроки на сапбордах.',
      },
      from: '15:30',
      to: '19:00',
    },
    {
      title: {
        tr: 'Amfitiyatro, sonra çatı',
        en: 'Amphitheatre, then roof',
        de: 'Amphitheater, dann Dach',
        ru: 'Амфитеатр, потом крыша',
      },
      text: {
        tr: '640 kişilik taş basamaklarda gösteri 21.30’da başlar, bir saat sürer. Sonrası çatıda, alçak sesle.',
        en: 'The show on 640 stone seats begins at half past nine and lasts an hour. What follows is on the roof and in a lower voice.',
        de: 'Auf 640 Steinplätzen beginnt um halb zehn die Vorstellung, sie dauert eine Stunde. Danach geht es auf dem Dach leiser weiter.',
        ru: 'На 640 каменных местах в половине десятого начинается представление, оно длится час. Продолжение на крыше, вполголоса.',
      },
      from: '19:00',
      to: '00:00',
    },
  ],
  beachText: {
    tr: [
      'Plaj 220 metre uzunluğunda; su kenarında birkaç adımlık ince çakıl, sonrası kum. Deniz 15 metrede bir metreye iner, bu yüzden küçükler için kıyıya şamandıralı ayrı bir bölüm çekilmiştir. Odadan plaja 140 metre, tamamı ahşap yol, bebek arabasıyla üç dakika.',
      '60 metrelik iskelede 48 şezlong vardır, çocuk bağırışı oraya yumuşayarak ulaşır. Caretta carettalar mayıstan ekime dek plajın doğu ucuna yuva yapar; yuvalar kafesle işaretlidir ve o köşede akşam ışık yakılmaz.',
    ],
    en: [
      'The beach is 220 metres long: a few steps of fine pebble at the water’s edge, then sand. The sea is a metre deep after 15 metres, so a strip for the small ones is roped off with buoys close to the shore. From the rooms it is 140 metres on a wooden path, three minutes with a pushchair.',
      'The jetty is 60 metres long and has 48 loungers; the shouting of children arrives there softened. Loggerhead turtles nest at the eastern end from May to October. The nests are marked with cages, and no lamp is lit in that corner after dark.',
    ],
    de: [
      'Der Strand ist 220 Meter lang: am Wasser ein paar Schritte feiner Kies, dann Sand. Nach 15 Metern ist das Meer einen Meter tief, deshalb ist für die Kleinen ein Streifen am Ufer mit Bojen abgetrennt. Vom Zimmer sind es 140 Meter auf einem Holzweg, mit Kinderwagen drei Minuten.',
      'Auf dem 60 Meter langen Steg stehen 48 Liegen; Kindergeschrei kommt dort nur noch gedämpft an. Am östlichen Ende legen von Mai bis Oktober Unechte Karettschildkröten ihre Eier. Die Nester sind mit Körben markiert, und in dieser Ecke brennt abends kein Licht.',
    ],
    ru: [
      'Длина пляжа 220 метров: у самой воды несколько шагов мелкой гальки, дальше песок. Через 15 метров глубина достигает метра, поэтому для малышей у берега отгорожена буйками отдельная полоса. От номеров 140 метров по деревянному настилу, с коляской три минуты.',
      'На пирсе длиной 60 метров стоят 48 шезлонгов, детские крики доходят туда приглушёнными. С мая по октябрь у восточного края гнездятся черепахи каретта-каретта. Гнёзда отмечены сетками, и вечером в том углу не зажигают свет.',
    ],
  },
  pools: [
    {
      name: { tr: 'Uzun Havuz', en: 'The Long Pool', de: 'Das Lange Becken', ru: 'Длинный бассейн' },
      text: {
        tr: 'Binanın kıvrımını izleyen 50 metrelik havuz; iki kulvarı saat ona kadar yüzücülere ayrılır.',
        en: 'Fifty metres along the curve of the house; two lanes are kept for swimmers until ten.',
        de: 'Fünfzig Meter entlang der Biegung des Hauses; zwei Bahnen gehören bis zehn den Schwimmern.',
        ru: 'Пятьдесят метров вдоль изгиба здания; до десяти утра две дорожки оставлены пловцам.',
      },
      areaM2: 1350,
      depthM: 1.5,
      heated: false,
      from: '07:00',
      to: '19:00',
    },
    {
      name: { tr: 'Kaydırak Havuzu', en: 'Slide Pool', de: 'Rutschenbecken', ru: 'Бассейн под горками' },
      text: {
        tr: 'Yetişkin kaydıraklarının indiği havuz. Çıkış merdiveni sağdadır, cankurtaran soldan bakar.',
        en: 'Where the big slides land. The stairs out are on the right, the lifeguard watches from the left.',
        de: 'Hier enden die großen Rutschen. Der Ausstieg liegt rechts, der Rettungsschwimmer sitzt links.',
        ru: 'Сюда приходят большие горки. Выход по лестнице справа, спасатель наблюдает слева.',
      },
      areaM2: 620,
      depthM: 1.2,
      heated: false,
      from: '10:00',
      to: '18:00',
    },
    {
      name: { tr: 'Sığ Koy', en: 'Shallow Bay', de: 'Flache Bucht', ru: 'Мелкая бухта' },
      text: {
        tr: 'Beş yaşına kadar çocuklar için 35 santimetre su, üç mini kaydırak ve bütün gün gölge.',
        en: 'Thirty-five centimetres of water, three tiny slides and shade all day for children up to five.',
        de: 'Fünfunddreißig Zentimeter Wasser, drei winzige Rutschen und ganztags Schatten für Kinder bis fünf.',
        ru: 'Тридцать пять сантиметров воды, три крошечные горки и тень весь день для детей до пяти лет.',
      },
      areaM2: 240,
      depthM: 0.35,
      heated: true,
      from: '09:00',
      to: '18:00',
    },
    {
      name: { tr: 'Kapalı Havuz', en: 'Indoor Pool', de: 'Hallenbad', ru: 'Крытый бассейн' },
      text: {
        tr: 'Spa katında, nisanda ve kasımda 28 dereceye ısıtılır. Şişme oyuncak alınmaz.',
        en: 'On the spa floor, heated to 28 degrees in April and November. Inflatables stay outside.',
        de: 'Auf der Spa-Etage, im April und November auf 28 Grad geheizt. Aufblasbares bleibt draußen.',
        ru: 'На этаже спа, в апреле и ноябре подогрет до 28 градусов. Надувные игрушки остаются снаружи.',
      },
      areaM2: 210,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
  ],
  rooms: [
    {
      id: 2001,
      category: 'STANDARD',
      name: {
        tr: 'Dalga Oda, okaliptüs yönü',
        en: 'Wave Room, eucalyptus side',
        de: 'Wellenzimmer zum Eukalyptus',
        ru: 'Номер «Волна» с видом на эвкалипты',
      },
      slug: { tr: 'dalga-oda', en: 'wave-room', de: 'wellenzimmer', ru: 'nomer-volna' },
      text: {
        tr: 'Binanın arka yüzünde, kaydıraklardan uzak 29 metrekare. Geç uyananlar için.',
        en: 'Twenty-nine square metres at the back of the house, away from the slides. For late risers.',
        de: 'Neunundzwanzig Quadratmeter auf der Rückseite, abgewandt von den Rutschen. Für Langschläfer.',
        ru: 'Двадцать девять метров на тыльной стороне, вдали от горок. Для тех, кто встаёт поздно.',
      },
      body: {
        tr: [
          'Oda binanın kıvrımına uyar: kapıdan dar başlar, balkona doğru açılır. Yatak pencereye bakar, dışarıda otuz yaşında okaliptüsler vardır. Öğleden sonra güneş buraya gelmez, klima da bunu bilir.',
          'Çift kişilik yatağın yanındaki divan bir çocuk için hazırlanır. Islak mayolar için balkonda sabit bir askılık, banyoda ikinci bir ip vardır; bu otelde ikisi de işe yarar.',
        ],
        en: [
          'The room follows the bend of the house: narrow at the door, wider at the balcony. The bed faces the window, and outside it stand eucalyptus trees thirty years old. The afternoon sun does not reach this side, which the air conditioning appreciates.',
          'The couch beside the double bed is made up for one child. There is a fixed drying rack on the balcony and a second line in the bathroom for wet swimwear; in this hotel you will need both.',
        ],
        de: [
          'Das Zimmer folgt der Biegung des Hauses: schmal an der Tür, breiter zum Balkon hin. Das Bett blickt aufs Fenster, davor stehen dreißig Jahre alte Eukalyptusbäume. Die Nachmittagssonne kommt hier nicht hin, was die Klimaanlage zu schätzen weiß.',
          'Die Liege neben dem Doppelbett wird für ein Kind bezogen. Auf dem Balkon gibt es einen festen Trockenständer, im Bad eine zweite Leine für nasse Badesachen; in diesem Hotel braucht man beides.',
        ],
        ru: [
          'Номер повторяет изгиб здания: узкий у двери, он расширяется к балкону. Кровать смотрит в окно, за которым растут тридцатилетние эвкалипты. Послеполуденное солнце сюда не попадает, и кондиционеру это на руку.',
          'Кушетку рядом с двуспальной кроватью застилают для одного ребёнка. На балконе закреплена сушилка, в ванной натянута вторая верёвка для купальников; в этом отеле пригодится и то и другое.',
        ],
      },
      sizeM2: 29,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'Çift kişilik yatak ve divan',
        en: 'Double bed and couch',
        de: 'Doppelbett und Liege',
        ru: 'Двуспальная кровать и кушетка',
      },
      view: { tr: 'Okaliptüs korusu', en: 'Eucalyptus grove', de: 'Eukalyptushain', ru: 'Эвкалиптовая роща' },
      features: ['air-conditioning', 'balcony', 'minibar', 'kettle', 'safe', 'hair-dryer', 'wifi', 'tv', 'shower'],
      picture: 'room',
    },
    {
      id: 2002,
      category: 'STANDARD',
      name: {
        tr: 'Kabarış Oda, deniz yönü',
        en: 'Swell Room, sea side',
        de: 'Dünungszimmer zum Meer',
        ru: 'Номер «Зыбь» с видом на море',
      },
      slug: { tr: 'kabaris-oda', en: 'swell-room', de: 'duenungszimmer', ru: 'nomer-zyb' },
      text: {
        tr: 'Üçüncü kattan yukarıda, 31 metrekare; balkondan hem deniz hem kaydıraklar görünür.',
        en: 'Thirty-one square metres from the third floor up; the balcony sees both the sea and the slides.',
        de: 'Einunddreißig Quadratmeter ab dem dritten Stock; vom Balkon sieht man Meer und Rutschen.',
        ru: 'Тридцать один метр, с третьего этажа и выше; с балкона видны и море, и горки.',
      },
      body: {
        tr: [
          'Balkon binanın dışa kabardığı yerdedir, bu yüzden korkuluk hafif bir yay çizer. İki koltuk ve bir küçük masa sığar; çocuğunuz Kasırga’nın merdiveninde kaçıncı sıradaysa buradan sayabilirsiniz.',
          'İçeride açık meşe, deniz mavisi bir duvar ve yere kadar cam. Yataklar çift kişilik ya da iki tek olarak hazırlanır; gelmeden bir gün önce söylemeniz yeter.',
        ],
        en: [
          'The balcony sits where the building swells outward, so its railing is a gentle arc. It holds two chairs and a small table, and from it you can count how far up the stairs of the Kasırga your child has got.',
          'Inside there is pale oak, one wall in sea blue and glass down to the floor. The beds are set as a double or as two singles; a word the day before you arrive is enough.',
        ],
        de: [
          'Der Balkon liegt dort, wo sich das Haus nach außen wölbt, sein Geländer beschreibt einen leichten Bogen. Zwei Sessel und ein Tischchen passen darauf, und man kann abzählen, wie weit das eigene Kind auf der Treppe der Kasırga schon ist.',
          'Drinnen helle Eiche, eine meerblaue Wand und Glas bis zum Boden. Die Betten stehen als Doppelbett oder einzeln; ein Wort am Tag vor der Anreise genügt.',
        ],
        ru: [
          'Балкон находится там, где здание выгибается наружу, и перила описывают плавную дугу. Здесь помещаются два кресла и столик, и отсюда легко посчитать, сколько ступеней до старта «Касырги» осталось вашему ребёнку.',
          'Внутри светлый дуб, одна стена цвета моря и стекло до пола. Кровати ставят вместе или отдельно; достаточно сказать об этом за день до приезда.',
        ],
      },
      sizeM2: 31,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'Çift kişilik ya da iki tek yatak',
        en: 'Double bed or two singles',
        de: 'Doppelbett oder zwei Einzelbetten',
        ru: 'Двуспальная или две односпальные кровати',
      },
      view: { tr: 'Deniz ve kaydıraklar', en: 'Sea and slides', de: 'Meer und Rutschen', ru: 'Море и горки' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'desk',
      ],
      picture: 'room',
    },
    {
      id: 2003,
      category: 'STANDARD',
      name: {
        tr: 'Kulaç Oda, kanala inen',
        en: 'Channel Room with steps into water',
        de: 'Kanalzimmer mit Stufen ins Wasser',
        ru: 'Номер у канала со ступенями в воду',
      },
      slug: { tr: 'kulac-oda', en: 'channel-room', de: 'kanalzimmer', ru: 'nomer-u-kanala' },
      text: {
        tr: 'Terastan üç basamak ve suyun içindesiniz. Yüzme bilen çocuklar için; küçükler için üst kat daha iyidir.',
        en: 'Three steps from the terrace and you are in the water. For children who swim; with toddlers, take a floor above.',
        de: 'Drei Stufen von der Terrasse, und man ist im Wasser. Für Kinder, die schwimmen; mit Kleinkindern besser ein Stockwerk höher.',
        ru: 'Три ступени с террасы, и вы в воде. Для детей, которые умеют плавать; с малышами лучше этажом выше.',
      },
      body: {
        tr: [
          'Zemin kattaki bu 42 oda, 96 metrelik bir yüzme kanalını paylaşır. Su 1,30 metre derindir, sabah sekizden akşam yediye kadar açıktır. Karşı kıyıda şezlong yoktur, yalnızca papirüs ve taş duvar vardır.',
          'Terasın suya açılan kapısı kilitlenir ve anahtarı resepsiyondan alınır. Odada taş zemin, ıslak ayaklar için iki paspas, terasta iki şezlong bulunur.',
        ],
        en: [
          'These 42 ground-floor rooms share a swimming channel 96 metres long. The water is 1.30 metres deep and open from eight in the morning until seven. There are no loungers on the far bank, only papyrus and a stone wall.',
          'The gate from the terrace to the water locks, and its key is handed out at reception. Inside are stone floors and two mats for wet feet; outside, two loungers of your own.',
        ],
        de: [
          'Diese 42 Zimmer im Erdgeschoss teilen sich einen 96 Meter langen Schwimmkanal. Das Wasser ist 1,30 Meter tief und von acht Uhr früh bis neunzehn Uhr offen. Am anderen Ufer stehen keine Liegen, nur Papyrus und eine Steinmauer.',
          'Das Türchen von der Terrasse zum Wasser ist abschließbar, den Schlüssel gibt die Rezeption aus. Drinnen Steinboden und zwei Matten für nasse Füße, draußen zwei eigene Liegen.',
        ],
        ru: [
          'Сорок два номера на первом этаже делят плавательный канал длиной 96 метров. Глубина 1,30 метра, вода открыта с восьми утра до семи вечера. На другом берегу нет шезлонгов, только папирус и каменная стена.',
          'Калитка с террасы к воде запирается, ключ выдают на стойке. Внутри каменный пол и два коврика для мокрых ног, снаружи два собственных шезлонга.',
        ],
      },
      sizeM2: 34,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: 'Çift kişilik yatak ve çekyat',
        en: 'Double bed and sofa bed',
        de: 'Doppelbett und Schlafsofa',
        ru: 'Двуспальная кровать и диван-кровать',
      },
      view: { tr: 'Yüzme kanalı', en: 'Swimming channel', de: 'Schwimmkanal', ru: 'Плавательный канал' },
      features: [
        'air-conditioning',
        'terrace',
        'shared-pool',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'sofa-bed',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 2004,
      category: 'FAMILY',
      name: {
        tr: 'Sürgülü Aile Odası',
        en: 'Family Room with sliding door',
        de: 'Familienzimmer mit Schiebetür',
        ru: 'Семейный номер с раздвижной дверью',
      },
      slug: {
        tr: 'surgulu-aile-odasi',
        en: 'sliding-door-family-room',
        de: 'familienzimmer-mit-schiebetuer',
        ru: 'semeynyy-s-razdvizhnoy-dveryu',
      },
      text: {
        tr: 'İki bölüm, bir sürgülü kapı, 43 metrekare. Çocuklar dokuzda, siz ne zaman isterseniz.',
        en: 'Two parts, one sliding door, 43 square metres. The children at nine, you whenever you like.',
        de: 'Zwei Bereiche, eine Schiebetür, 43 Quadratmeter. Die Kinder um neun, Sie, wann Sie mögen.',
        ru: 'Две части, раздвижная дверь, 43 метра. Детям спать в девять, вам когда захочется.',
      },
      body: {
        tr: [
          'Kapıya yakın bölümde iki tek yatak ve bir oyun köşesi, pencere tarafında çift kişilik yatak vardır. Aradaki kapı ahşaptır ve gerçekten kapanır; ışık altından sızmaz.',
          'Banyoda küvet, lavabonun önünde ise açılır bir basamak bulunur. Balkon odanın bütün eni kadardır, korkuluk camdır ve aralıksızdır.',
        ],
        en: [
          'The part near the entrance has two single beds and a corner to play in, the part by the window a double. The door between them is wood and truly closes; no light comes underneath.',
          'The bathroom has a tub and a step that folds out below the basin. The balcony runs the full width of the room behind a glass rail without gaps.',
        ],
        de: [
          'Im vorderen Bereich stehen zwei Einzelbetten und eine Spielecke, am Fenster das Doppelbett. Die Tür dazwischen ist aus Holz und schließt wirklich; darunter dringt kein Licht durch.',
          'Das Bad hat eine Wanne und unter dem Waschbecken eine ausklappbare Stufe. Der Balkon ist so breit wie das Zimmer, das Glasgeländer hat keine Lücken.',
        ],
        ru: [
          'В части у входа две односпальные кровати и уголок для игр, у окна двуспальная. Дверь между ними деревянная и закрывается по-настоящему: свет снизу не пробивается.',
          'В ванной есть ванна и откидная ступенька под раковиной. Балкон во всю ширину номера, перила стеклянные и без просветов.',
        ],
      },
      sizeM2: 43,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: 'Çift kişilik yatak ve iki tek yatak',
        en: 'Double bed and two singles',
        de: 'Doppelbett und zwei Einzelbetten',
        ru: 'Двуспальная и две односпальные кровати',
      },
      view: { tr: 'Havuz ya da bahçe', en: 'Pool or garden', de: 'Pool oder Garten', ru: 'Бассейн или сад' },
      features: [
        'air-conditioning',
        'balcony',
        'sliding-door',
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
      id: 2005,
      category: 'FAMILY',
      name: {
        tr: 'Ranzalı Kaptan Odası',
        en: 'Captain’s Room with bunks',
        de: 'Kapitänszimmer mit Etagenbett',
        ru: 'Каюта капитана с двухъярусной кроватью',
      },
      slug: { tr: 'kaptan-odasi', en: 'captains-room', de: 'kapitaenszimmer', ru: 'kayuta-kapitana' },
      text: {
        tr: 'Lomboz pencereli ranza odası ve iki banyo; 54 metrekarede sabah sırası yok.',
        en: 'A bunk room with portholes and two bathrooms: 54 square metres without a morning queue.',
        de: 'Eine Kajüte mit Bullaugen und zwei Bäder: 54 Quadratmeter ohne Schlange am Morgen.',
        ru: 'Каюта с иллюминаторами и две ванные: 54 метра без утренней очереди.',
      },
      body: {
        tr: [
          'Çocuk bölümü bir gemi kamarası gibi kurulmuştur: ranza, iki yuvarlak pencere, her yatağa ayrı okuma lambası ve denizci düğümleri asılı bir pano. Üst yatak altı yaşından büyükler içindir.',
          'Anne baba odasının kendi kapısı ve kendi duşu vardır. İki bölümün arasındaki küçük girişte dört mayo, sekiz havlu ve bir deniz yatağı rahatça kurur.',
        ],
        en: [
          'The children’s part is fitted like a cabin: bunks, two round windows, a reading lamp for each bed and a board of sailor’s knots to copy. The upper bunk is for those over six.',
          'The parents’ room has its own door and its own shower. In the little hall between the two, four swimsuits, eight towels and one airbed dry without getting in the way.',
        ],
        de: [
          'Der Kinderbereich ist wie eine Kajüte eingerichtet: Etagenbett, zwei runde Fenster, eine Leselampe für jedes Bett und eine Tafel mit Seemannsknoten zum Nachbinden. Oben schläft, wer über sechs ist.',
          'Das Elternzimmer hat eine eigene Tür und eine eigene Dusche. In der kleinen Diele dazwischen trocknen vier Badeanzüge, acht Handtücher und eine Luftmatratze, ohne im Weg zu sein.',
        ],
        ru: [
          'Детская устроена как каюта: двухъярусная кровать, два круглых окна, у каждого своя лампа для чтения и доска с морскими узлами, которые можно повторить. Верхнее место для тех, кому больше шести.',
          'У родительской спальни своя дверь и свой душ. В маленькой прихожей между комнатами спокойно сохнут четыре купальника, восемь полотенец и один надувной матрас.',
        ],
      },
      sizeM2: 54,
      maxAdults: 3,
      maxChildren: 3,
      beds: {
        tr: 'Çift kişilik yatak, ranza ve çekyat',
        en: 'Double bed, bunk beds and sofa bed',
        de: 'Doppelbett, Etagenbett und Schlafsofa',
        ru: 'Двуспальная, двухъярусная и диван-кровать',
      },
      view: { tr: 'Kaydıraklar ve deniz', en: 'Slides and sea', de: 'Rutschen und Meer', ru: 'Горки и море' },
      features: [
        'air-conditioning',
        'balcony',
        'bunk-beds',
        'sofa-bed',
        'two-bathrooms',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'rain-shower',
      ],
      picture: 'family-room',
    },
    {
      id: 2006,
      category: 'SUITE',
      name: { tr: 'Dalga Ucu Süit', en: 'Wave’s End Suite', de: 'Suite am Wellenende', ru: 'Люкс «Край волны»' },
      slug: { tr: 'dalga-ucu-suit', en: 'waves-end-suite', de: 'suite-am-wellenende', ru: 'lyuks-kray-volny' },
      text: {
        tr: 'Binanın iki ucunda, her katta birer tane: 68 metrekare ve üç yöne bakan cam.',
        en: 'At either end of the building, one to a floor: 68 square metres and glass on three sides.',
        de: 'An beiden Enden des Hauses, eine je Etage: 68 Quadratmeter und Glas nach drei Seiten.',
        ru: 'По одному на этаж в каждом конце здания: 68 метров и стекло на три стороны.',
      },
      body: {
        tr: [
          'Dalganın bittiği yerde duvar kalmaz: salonun üç yanı camdır. Doğu ucundakiler güneşi dağların üstünden, batı ucundakiler denize inerken görür. Hangisini istediğinizi rezervasyonda yazın.',
          'Yatak odası ayrıdır, küvet pencerenin önündedir. Terastaki yemek masası altı kişiliktir; kahvaltıyı oraya saat yedi ile on bir arasında getiririz.',
        ],
        en: [
          'Where the wave ends there is no wall left: the sitting room has glass on three sides. The eastern suites see the sun come over the mountains, the western ones see it go into the sea. Tell us which when you book.',
          'The bedroom is separate and the bathtub stands at its window. The terrace table seats six, and we bring breakfast to it between seven and eleven.',
        ],
        de: [
          'Wo die Welle endet, bleibt keine Wand übrig: Der Salon ist nach drei Seiten verglast. Die östlichen Suiten sehen die Sonne über die Berge kommen, die westlichen sehen sie ins Meer gehen. Schreiben Sie uns bei der Buchung, welche es sein soll.',
          'Das Schlafzimmer ist getrennt, die Wanne steht am Fenster. Am Terrassentisch sitzen sechs, und zwischen sieben und elf bringen wir das Frühstück dorthin.',
        ],
        ru: [
          'Там, где волна кончается, стен уже нет: гостиная остеклена с трёх сторон. Из восточных люксов видно, как солнце поднимается над горами, из западных — как садится в море. Напишите при бронировании, что вам ближе.',
          'Спальня отдельная, ванна стоит у окна. За столом на террасе помещаются шестеро, и с семи до одиннадцати мы приносим туда завтрак.',
        ],
      },
      sizeM2: 68,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: 'Geniş çift kişilik yatak ve çekyat',
        en: 'King-size bed and sofa bed',
        de: 'Kingsize-Bett und Schlafsofa',
        ru: 'Кровать king-size и диван-кровать',
      },
      view: {
        tr: 'Üç yön: deniz, dağ, havuz',
        en: 'Three sides: sea, mountains, pool',
        de: 'Drei Seiten: Meer, Berge, Pool',
        ru: 'Три стороны: море, горы, бассейн',
      },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'sofa-bed',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 2007,
      category: 'STANDARD',
      name: { tr: 'Eşiksiz Oda', en: 'Step-free Room', de: 'Stufenloses Zimmer', ru: 'Номер без порогов' },
      slug: { tr: 'esiksiz-oda', en: 'step-free-room', de: 'stufenloses-zimmer', ru: 'nomer-bez-porogov' },
      text: {
        tr: 'Dokuz oda, asansöre en fazla 20 metre; kapılar 95 santimetre, duşta oturak var.',
        en: 'Nine rooms no more than 20 metres from a lift; doors of 95 centimetres, a seat in the shower.',
        de: 'Neun Zimmer, höchstens 20 Meter vom Aufzug; 95 Zentimeter breite Türen, Sitz in der Dusche.',
        ru: 'Девять номеров не дальше 20 метров от лифта; двери 95 сантиметров, сиденье в душе.',
      },
      body: {
        tr: [
          'Odanın içinde, balkonda ve banyoda eşik yoktur; yatağın iki yanında 110 santimetre boşluk kalır. Duşta sabit oturak ve iki tutamak, yatak başında resepsiyonu çağıran düğme vardır.',
          'Buradan plaja ve Uzun Havuz’a basamaksız gidilir; havuzun asansörü, kumun üzerinde de suya kadar inen bir yol vardır. Yüzen koltuğu bir gün önceden ayırtmanızı rica ederiz.',
        ],
        en: [
          'There is no threshold inside the room, at the balcony or in the bathroom, and 110 centimetres stay free on both sides of the bed. The shower has a fixed seat and two rails; a button at the bedside calls reception.',
          'From here the way to the beach and to the Long Pool has no steps. The pool has a lift, the sand a path down to the water. Please ask for the floating chair a day ahead.',
        ],
        de: [
          'Weder im Zimmer noch am Balkon oder im Bad gibt es eine Schwelle, zu beiden Seiten des Bettes bleiben 110 Zentimeter frei. Die Dusche hat einen festen Sitz und zwei Griffe, ein Knopf am Bett ruft die Rezeption.',
          'Der Weg zum Strand und zum Langen Becken führt ohne Stufen. Am Becken gibt es einen Lift, im Sand einen Steg bis ans Wasser. Den Schwimmrollstuhl bestellen Sie bitte einen Tag vorher.',
        ],
        ru: [
          'В номере, у балкона и в ванной нет порогов, по обе стороны кровати остаётся 110 сантиметров. В душе закреплены сиденье и два поручня, кнопка у изголовья вызывает стойку.',
          'Дорога к пляжу и к Длинному бассейну без ступеней. У бассейна есть подъёмник, по песку проложен настил до воды. Плавающее кресло просим заказывать за день.',
        ],
      },
      sizeM2: 33,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'İki tek yatak, birleştirilebilir',
        en: 'Two single beds that join',
        de: 'Zwei zusammenstellbare Einzelbetten',
        ru: 'Две односпальные кровати, их можно сдвинуть',
      },
      view: { tr: 'Bahçe', en: 'Garden', de: 'Garten', ru: 'Сад' },
      features: [
        'air-conditioning',
        'balcony',
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
  ],
  outlets: [
    {
      id: 2051,
      group: 'MAIN',
      name: {
        tr: 'Gelgit',
        en: 'Gelgit, the tide restaurant',
        de: 'Gelgit, Restaurant der Gezeiten',
        ru: 'Ресторан «Гельгит»',
      },
      slug: { tr: 'gelgit', en: 'tide-restaurant', de: 'gezeiten-restaurant', ru: 'restoran-gelgit' },
      text: {
        tr: 'Günde üç öğün, yedi ayrı ocak. Terastaki masalar kaydıraklara değil, denize bakar.',
        en: 'Three meals a day from seven separate stoves. The terrace tables face the sea, not the slides.',
        de: 'Drei Mahlzeiten am Tag von sieben Herden. Die Terrassentische blicken aufs Meer, nicht auf die Rutschen.',
        ru: 'Трижды в день, семь отдельных плит. Столы на террасе обращены к морю, а не к горкам.',
      },
      body: {
        tr: [
          'Tek bir uzun tezgâh yerine salona yayılmış yedi ocak: böylece sıra yediye bölünür. Biri yalnızca çocuklar içindir, 80 santimetre yüksekliktedir ve tabağı kendileri alır. Sabah gözleme, akşam fırından çıkan pide değişmez; gerisi haftanın gününe bakar.',
        ],
        en: [
          'Instead of one long buffet there are seven stoves spread through the room, so the queue is divided by seven. One is for children alone; it is 80 centimetres high and they serve themselves. Flatbread in the morning and pide from the oven at night are constant, the rest goes by the day of the week.',
        ],
        de: [
          'Statt eines langen Buffets verteilen sich sieben Herde im Saal, die Schlange teilt sich also durch sieben. Einer gehört den Kindern, er ist 80 Zentimeter hoch, und sie nehmen sich selbst. Gözleme am Morgen und Pide aus dem Ofen am Abend sind fest, alles andere richtet sich nach dem Wochentag.',
        ],
        ru: [
          'Вместо одной длинной стойки по залу расставлены семь плит, и очередь делится на семь. Одна — только для детей: высота 80 сантиметров, тарелки они берут сами. Гёзлеме утром и пиде из печи вечером есть всегда, остальное зависит от дня недели.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:00', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '18:30', to: '21:00' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: {
            tr: '620, yarısı terasta',
            en: '620, half of them outside',
            de: '620, die Hälfte draußen',
            ru: '620, половина на террасе',
          },
        },
        {
          label: { tr: 'Mama sandalyesi', en: 'High chairs', de: 'Hochstühle', ru: 'Детские стульчики' },
          value: { tr: '54', en: '54', de: '54', ru: '54' },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 2052,
      group: 'ALACARTE',
      name: { tr: 'Poyraz Balık', en: 'Poyraz Fish House', de: 'Fischhaus Poyraz', ru: 'Рыбный дом «Пойраз»' },
      slug: { tr: 'poyraz-balik', en: 'poyraz-fish-house', de: 'fischhaus-poyraz', ru: 'rybnyy-dom-poyraz' },
      text: {
        tr: 'İskelenin başında 46 masa; mönü, sabah Boğazkent barınağından ne geldiyse odur.',
        en: 'Forty-six tables at the head of the jetty; the menu is whatever the Boğazkent boats brought in that morning.',
        de: 'Sechsundvierzig Tische am Steg; auf der Karte steht, was die Boote von Boğazkent am Morgen brachten.',
        ru: 'Сорок шесть столов у пирса; в меню то, что утром привезли лодки Богазкента.',
      },
      body: {
        tr: [
          'Balık terazide gösterilir, ızgarada ya da tuzda pişirilir. Mezeler tepsiyle gelir: deniz börülcesi, lakerda, fava ve günün iki sürprizi. Servis 19.00’da başlar; gün batımı masası isteyen öğlene kadar arar.',
        ],
        en: [
          'The fish is shown on the scales and cooked over coals or in salt. Meze come round on a tray: samphire, cured bonito, broad-bean purée and two surprises of the day. Service begins at seven; those who want a sunset table ring before noon.',
        ],
        de: [
          'Der Fisch wird auf der Waage gezeigt und über Glut oder in Salz gegart. Die Meze kommen auf dem Tablett: Queller, eingelegter Bonito, Püree aus Saubohnen und zwei Überraschungen. Beginn ist um neunzehn Uhr; wer einen Tisch zum Sonnenuntergang möchte, ruft bis Mittag an.',
        ],
        ru: [
          'Рыбу показывают на весах и готовят на углях или в соли. Мезе приносят на подносе: солерос, лакерда, пюре из бобов и два сюрприза дня. Ужин начинается в семь; столик на закат просят до полудня.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Aynı gün 12.00’ye kadar',
            en: 'By noon on the day',
            de: 'Bis 12 Uhr am selben Tag',
            ru: 'До 12:00 того же дня',
          },
        },
        {
          label: { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' },
          value: { tr: 'Kuru ve rahat', en: 'Dry and easy', de: 'Trocken und bequem', ru: 'Сухая и удобная' },
        },
      ],
      picture: 'meze',
    },
    {
      id: 2053,
      group: 'ALACARTE',
      name: { tr: 'Trattoria Ondina', en: 'Trattoria Ondina', de: 'Trattoria Ondina', ru: 'Траттория «Ондина»' },
      slug: { tr: 'trattoria-ondina', en: 'ondina-trattoria', de: 'ondina-italienisch', ru: 'trattoriya-ondina' },
      text: {
        tr: 'Odun fırını ve hamur tezgâhı; çocuklar pizzasını kendi açar.',
        en: 'A wood oven and a bench of dough; children roll out their own pizza.',
        de: 'Holzofen und Teigtisch; Kinder rollen ihre Pizza selbst aus.',
        ru: 'Дровяная печь и стол с тестом; дети раскатывают пиццу сами.',
      },
      body: {
        tr: [
          'Makarna her gün saat dörtte, açık mutfakta kesilir; izlemek isteyene tabure vardır. Altı çeşit pizza, dört çeşit makarna, bir tiramisu: liste bundan ibarettir ve kısa olması işini görür. İlk oturum 18.30’da, küçük çocuklu aileler için ayrılmıştır.',
        ],
        en: [
          'Pasta is cut at four every afternoon in the open kitchen, and there are stools for those who like to watch. Six pizzas, four pastas, one tiramisu: that is the whole card, and it is better for being short. The first sitting at half past six is kept for families with small children.',
        ],
        de: [
          'Jeden Nachmittag um vier wird in der offenen Küche Pasta geschnitten, für Zuschauer stehen Hocker bereit. Sechs Pizzen, vier Pastagerichte, ein Tiramisu: Mehr steht nicht auf der Karte, und das bekommt ihr gut. Die erste Runde um halb sieben ist für Familien mit kleinen Kindern.',
        ],
        ru: [
          'Пасту режут каждый день в четыре на открытой кухне, для зрителей есть табуреты. Шесть пицц, четыре пасты, один тирамису: это всё меню, и краткость ему на пользу. Первая посадка в половине седьмого оставлена для семей с маленькими детьми.',
        ],
      },
      hours: [{ from: '18:30', to: '22:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '88', en: '88', de: '88', ru: '88' },
        },
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Haftada bir kez, resepsiyondan',
            en: 'Once a week, at reception',
            de: 'Einmal pro Woche, an der Rezeption',
            ru: 'Раз в неделю, на стойке',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 2054,
      group: 'SNACK',
      name: {
        tr: 'Islak Mayo',
        en: 'Islak Mayo, the wet swimsuit',
        de: 'Islak Mayo, zur nassen Badehose',
        ru: '«Ыслак Майо», мокрый купальник',
      },
      slug: { tr: 'islak-mayo', en: 'wet-swimsuit', de: 'zur-nassen-badehose', ru: 'mokryy-kupalnik' },
      text: {
        tr: 'Kaydırakların dibinde; adı kıyafet kuralıdır. Sandalyeler ıslanmaktan korkmaz.',
        en: 'At the foot of the slides; the name is the dress code. The chairs are not afraid of water.',
        de: 'Am Fuß der Rutschen; der Name ist die Kleiderordnung. Die Stühle haben keine Angst vor Wasser.',
        ru: 'У подножия горок; название — это и есть дресс-код. Стулья воды не боятся.',
      },
      body: {
        tr: [
          'Tost, köfte ekmek, karpuz, ayran. Sipariş numarası bilekliğe yazılır, yemek hazır olunca kaydırak merdivenindeki ekranda görünür; yani sıradaki yerinizi kaybetmezsiniz. En çok satılan şey hâlâ patates kızartmasıdır, gizlemiyoruz.',
        ],
        en: [
          'Toasties, meatballs in bread, watermelon, ayran. Your number goes on your wristband and appears on the screen by the slide stairs when the food is ready, so nobody loses a place in the queue. What goes fastest is still chips, and we do not hide it.',
        ],
        de: [
          'Toast, Köfte im Brot, Wassermelone, Ayran. Die Bestellnummer kommt aufs Armband und erscheint auf dem Schirm an der Rutschentreppe, sobald das Essen fertig ist; so verliert niemand seinen Platz in der Schlange. Am besten gehen nach wie vor Pommes, das geben wir zu.',
        ],
        ru: [
          'Тосты, кёфте в хлебе, арбуз, айран. Номер заказа записывают на браслет, и, когда еда готова, он появляется на экране у лестницы горок, так что место в очереди не пропадёт. Быстрее всего расходится картошка фри, мы этого не скрываем.',
        ],
      },
      hours: [{ from: '11:00', to: '17:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' },
          value: { tr: 'Islak mayo', en: 'Wet swimsuit', de: 'Nasse Badehose', ru: 'Мокрый купальник' },
        },
      ],
      picture: 'pool',
    },
    {
      id: 2055,
      group: 'BAR',
      name: { tr: 'Tepe Bar', en: 'Crest Bar', de: 'Bar am Wellenkamm', ru: 'Бар «Гребень»' },
      slug: { tr: 'tepe-bar', en: 'crest-bar', de: 'bar-am-wellenkamm', ru: 'bar-greben' },
      text: {
        tr: 'Sekizinci katın üstünde, 16 yaş ve üzeri. Kuzeyde Toroslar, batıda güneşin battığı yer.',
        en: 'Above the eighth floor, for guests over 16. The Taurus to the north, the sunset to the west.',
        de: 'Über dem achten Stock, ab 16 Jahren. Im Norden der Taurus, im Westen der Sonnenuntergang.',
        ru: 'Над восьмым этажом, с 16 лет. К северу Тавр, к западу закат.',
      },
      body: {
        tr: [
          'Asansör tek durakla çıkar, müzik konuşmanın altında kalır. Barmen Anadolu’dan altı şişeyle çalışır: Bozcaada’dan, Elmalı’dan, Kapadokya’dan. Bebek telsizi çeker, denedik; çekmeyen üç masayı küçük bir işaretle belirttik.',
        ],
        en: [
          'The lift goes up without a stop and the music stays below the talk. The barman works with six Anatolian bottles, from Bozcaada, Elmalı and Cappadocia. Baby monitors reach this far, we tried it; the three tables where they do not are marked.',
        ],
        de: [
          'Der Aufzug fährt durch, die Musik bleibt leiser als das Gespräch. Der Barmann arbeitet mit sechs Flaschen aus Anatolien, von Bozcaada, Elmalı und aus Kappadokien. Das Babyfon reicht bis hier, wir haben es ausprobiert; die drei Tische ohne Empfang sind gekennzeichnet.',
        ],
        ru: [
          'Лифт идёт без остановок, музыка тише разговора. Бармен работает с шестью анатолийскими бутылками: с Бозджаады, из Элмалы, из Каппадокии. Радионяня сюда достаёт, мы проверили; три стола, где она не ловит, отмечены.',
        ],
      },
      hours: [{ from: '18:00', to: '01:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yaş', en: 'Age', de: 'Alter', ru: 'Возраст' },
          value: { tr: '16 ve üzeri', en: '16 and over', de: 'Ab 16', ru: 'С 16 лет' },
        },
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '64', en: '64', de: '64', ru: '64' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 2056,
      group: 'BAR',
      name: { tr: 'Şamandıra', en: 'Şamandıra, the buoy bar', de: 'Şamandıra, Bar an der Boje', ru: 'Бар «Шамандыра»' },
      slug: { tr: 'samandira', en: 'buoy-bar', de: 'bojen-bar', ru: 'bar-shamandyra' },
      text: {
        tr: 'Uzun Havuz’un ortasında yuvarlak bir tezgâh; bir yarısı suda, bir yarısı karada.',
        en: 'A round counter in the middle of the Long Pool, half of it wet, half of it dry.',
        de: 'Eine runde Theke mitten im Langen Becken, halb im Wasser, halb an Land.',
        ru: 'Круглая стойка посреди Длинного бассейна: половина в воде, половина на суше.',
      },
      body: {
        tr: [
          'Suyun içindeki on iki taburede oturulur, karadaki yarıya köprüyle geçilir. Limonata her sabah sıkılır; naneli, zencefilli ve sade. Öğleden sonra üçte cam kâseyle dilimlenmiş meyve gelir, bekleyenler bunu bilir.',
        ],
        en: [
          'Twelve stools stand in the water, and a bridge leads to the dry half. Lemonade is pressed every morning: with mint, with ginger and plain. At three a glass bowl of cut fruit comes out, and those who know are already waiting.',
        ],
        de: [
          'Zwölf Hocker stehen im Wasser, auf die trockene Seite führt eine Brücke. Die Limonade wird jeden Morgen gepresst: mit Minze, mit Ingwer und pur. Um drei kommt eine Glasschale mit geschnittenem Obst, und wer das weiß, wartet schon.',
        ],
        ru: [
          'Двенадцать табуретов стоят в воде, на сухую половину ведёт мостик. Лимонад выжимают каждое утро: с мятой, с имбирём и простой. В три часа выносят стеклянную чашу нарезанных фруктов, и знающие уже ждут.',
        ],
      },
      hours: [{ from: '10:00', to: '19:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Sudaki tabure', en: 'Stools in water', de: 'Hocker im Wasser', ru: 'Табуретов в воде' },
          value: { tr: '12', en: '12', de: '12', ru: '12' },
        },
      ],
      picture: 'pool',
    },
    {
      id: 2057,
      group: 'PATISSERIE',
      name: { tr: 'Köpük Pastane', en: 'Köpük Patisserie', de: 'Konditorei Köpük', ru: 'Кондитерская «Кёпюк»' },
      slug: { tr: 'kopuk-pastane', en: 'foam-patisserie', de: 'konditorei-koepuek', ru: 'konditerskaya-kyopyuk' },
      text: {
        tr: 'Lobide, merdivenin altında. Sütlü kahve, beze ve gece acıkanlar için poğaça.',
        en: 'In the lobby, below the stairs. Milky coffee, meringues, and savoury buns for the late and hungry.',
        de: 'In der Lobby, unter der Treppe. Milchkaffee, Baiser und Poğaça für spät Hungrige.',
        ru: 'В лобби, под лестницей. Кофе с молоком, безе и поача для проголодавшихся ночью.',
      },
      body: {
        tr: [
          'Vitrin günde iki kez dolar: sabah onda tuzlular, öğleden sonra üçte tatlılar. Adını, yumurta akından yapılan her şeye duyduğu zaaftan alır. Pencere kenarındaki uzun masa, ödevini tatile getirmiş çocuklarındır; kurşun kalem tezgâhtan istenir.',
        ],
        en: [
          'The case is filled twice a day: savoury at ten in the morning, sweet at three in the afternoon. The name means foam and owns up to a weakness for anything made of egg white. The long table by the window belongs to children who brought homework; pencils are kept at the counter.',
        ],
        de: [
          'Die Vitrine wird zweimal am Tag gefüllt: um zehn mit Salzigem, um fünfzehn Uhr mit Süßem. Der Name heißt Schaum und verrät eine Schwäche für alles aus Eiweiß. Der lange Tisch am Fenster gehört Kindern mit Hausaufgaben; Bleistifte gibt es an der Theke.',
        ],
        ru: [
          'Витрину наполняют дважды в день: в десять утра солёным, в три часа сладким. Название значит «пена» и выдаёт слабость ко всему, что делают из белка. Длинный стол у окна занят детьми с домашним заданием; карандаши спрашивайте у стойки.',
        ],
      },
      hours: [{ from: '10:00', to: '00:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '52', en: '52', de: '52', ru: '52' },
        },
      ],
      picture: 'dessert',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Kulüp, dalganın en alçak kabarışının altında, 780 metrekarelik ayrı bir bölümdür. Kendi girişi, kendi tuvaletleri ve bahçeye açılan üç kapısı vardır. On yedi eğitmen çalışır; ellerinden Türkçe, İngilizce, Almanca ve Rusça gelir.',
        'Program haftada bir değişir, iki şey değişmez: her sabah yüzme dersi ve her cuma çocukların kendi yaptığı salla yarış.',
      ],
      en: [
        'The club has 780 square metres of its own under the lowest swell of the wave, with its own entrance, its own washrooms and three doors to the garden. Seventeen carers work here in Turkish, English, German and Russian.',
        'The programme changes weekly, two things do not: a swimming lesson every morning, and on Fridays a race on rafts that the children have built.',
      ],
      de: [
        'Der Club hat 780 Quadratmeter für sich, unter dem niedrigsten Kamm der Welle, mit eigenem Eingang, eigenen Waschräumen und drei Türen zum Garten. Siebzehn Betreuer sprechen Türkisch, Englisch, Deutsch und Russisch.',
        'Das Programm wechselt jede Woche, zwei Dinge bleiben: jeden Morgen eine Schwimmstunde und freitags ein Rennen auf selbst gebauten Flößen.',
      ],
      ru: [
        'У клуба 780 собственных метров под самым низким гребнем волны, свой вход, свои санузлы и три двери в сад. Семнадцать воспитателей говорят по-турецки, по-английски, по-немецки и по-русски.',
        'Программа меняется каждую неделю, неизменны две вещи: утренний урок плавания и пятничная гонка на плотах, которые дети построили сами.',
      ],
    },
    groups: [
      {
        name: { tr: 'Damlalar', en: 'Drops', de: 'Tropfen', ru: 'Капли' },
        ages: { tr: '4–6 yaş', en: 'Ages 4–6', de: '4–6 Jahre', ru: '4–6 лет' },
        text: {
          tr: 'Su masaları, kum, öğle uykusu odası. Sığ Koy’a ikişer eğitmenle inilir.',
          en: 'Water tables, sand and a room for naps. They go to the Shallow Bay with two carers at a time.',
          de: 'Wassertische, Sand und ein Ruheraum. In die Flache Bucht geht es immer mit zwei Betreuern.',
          ru: 'Столы с водой, песок, комната для сна. В Мелкую бухту ходят только с двумя воспитателями.',
        },
        from: '09:30',
        to: '17:30',
      },
      {
        name: { tr: 'Akıntılar', en: 'Currents', de: 'Strömungen', ru: 'Течения' },
        ages: { tr: '7–11 yaş', en: 'Ages 7–11', de: '7–11 Jahre', ru: '7–11 лет' },
        text: {
          tr: 'Sal yapımı, kaydırak karnesi, düğüm dersi. Karnede on dört kutu vardır.',
          en: 'Raft building, knots and the slide card, which has fourteen boxes to stamp.',
          de: 'Flöße bauen, Knoten lernen und der Rutschenpass mit vierzehn Stempelfeldern.',
          ru: 'Постройка плотов, морские узлы и паспорт горок с четырнадцатью клетками для печатей.',
        },
        from: '09:30',
        to: '18:30',
      },
      {
        name: { tr: 'Açık Deniz', en: 'Open Sea', de: 'Offene See', ru: 'Открытое море' },
        ages: { tr: '12–16 yaş', en: 'Ages 12–16', de: '12–16 Jahre', ru: '12–16 лет' },
        text: {
          tr: 'Kürek sörfü, gece kaydırağı, film çekimi. Kimse çocuk diye seslenmez.',
          en: 'Paddle boards, night slides, a film shot on location. Nobody calls them children.',
          de: 'Stehpaddeln, Nachtrutschen, ein eigener Filmdreh. Niemand nennt sie Kinder.',
          ru: 'Сапборды, ночные спуски, съёмки собственного фильма. Детьми их никто не называет.',
        },
        from: '11:00',
        to: '23:00',
      },
    ],
    safety: {
      tr: [
        'Her kaydırağın başında ve sonunda birer cankurtaran: saat on ile altı arasında 26 kişi.',
        'Boy ölçüsü girişte bir kez yapılır, bilekliğin rengi hangi kaydırağa çıkılabileceğini gösterir.',
        'Çocuğu yalnızca kayıtta fotoğrafı alınan yetişkin teslim alır.',
        'Havuz suyu günde altı kez ölçülür, sonuç tahtaya yazılır.',
      ],
      en: [
        'One lifeguard at the top and one at the bottom of every slide: 26 on duty between ten and six.',
        'Height is measured once at the entrance; the colour of the wristband says which slides are open to the child.',
        'A child is handed only to an adult photographed at registration.',
        'Pool water is tested six times a day and the result is written on a board.',
      ],
      de: [
        'Oben und unten an den Rutschen je ein Rettungsschwimmer: 26 im Dienst zwischen zehn und achtzehn Uhr.',
        'Die Größe wird einmal am Eingang gemessen; die Farbe des Armbands zeigt, welche Rutschen erlaubt sind.',
        'Ein Kind wird nur dem Erwachsenen übergeben, der bei der Anmeldung fotografiert wurde.',
        'Das Wasser wird sechsmal am Tag geprüft, das Ergebnis steht auf einer Tafel.',
      ],
      ru: [
        'Спасатель наверху и внизу каждой горки: с десяти до шести дежурят 26 человек.',
        'Рост измеряют один раз на входе; цвет браслета показывает, какие горки ребёнку доступны.',
        'Ребёнка отдают только взрослому, которого сфотографировали при записи.',
        'Воду в бассейнах проверяют шесть раз в день, результат пишут на доске.',
      ],
    },
  },
  aquapark: {
    intro: {
      tr: [
        'On dört kaydırak, toplam 1.140 metre. Beşi yüksek, altısı orta, üçü küçükler için. Su saat onda açılır, altıda kapanır; 13.00–14.00 arasında yüksek kule dinlenir, herkes de yemek yer.',
        'Bilekliğin rengi boyu söyler: amber 90, mor 120, yeşil 140 santimetre. Temmuz ve ağustosta salı ve cuma akşamları üç kaydırak 21.00’e kadar ışık altında açıktır.',
      ],
      en: [
        'Fourteen slides, 1,140 metres in all: five tall, six in the middle, three for the small. Water runs from ten to six; between one and two the high tower rests and everybody eats.',
        'The colour of the wristband tells the height: amber 90, purple 120, green 140 centimetres. In July and August three slides stay open under lamps until nine on Tuesdays and Fridays.',
      ],
      de: [
        'Vierzehn Rutschen, zusammen 1.140 Meter: fünf hohe, sechs mittlere, drei für die Kleinen. Das Wasser läuft von zehn bis achtzehn Uhr; zwischen eins und zwei ruht der hohe Turm, und alle essen.',
        'Die Farbe des Armbands verrät die Größe: Bernstein 90, Violett 120, Grün 140 Zentimeter. Im Juli und August bleiben dienstags und freitags drei Rutschen bei Lampenlicht bis einundzwanzig Uhr offen.',
      ],
      ru: [
        'Четырнадцать горок, в сумме 1140 метров: пять высоких, шесть средних, три для малышей. Вода бежит с десяти до шести; с часу до двух высокая башня отдыхает, и все обедают.',
        'Цвет браслета говорит о росте: янтарный — 90, фиолетовый — 120, зелёный — 140 сантиметров. В июле и августе по вторникам и пятницам три горки работают при свете ламп до девяти вечера.',
      ],
    },
    slides: [
      {
        name: { tr: 'Kasırga', en: 'Kasırga', de: 'Kasırga', ru: 'Касырга' },
        minHeightCm: 140,
        text: {
          tr: '19 metreden başlar, karanlık hunide iki tur, 128 metre.',
          en: 'Starts at 19 metres, turns twice in a dark funnel; 128 metres.',
          de: 'Start auf 19 Metern, zwei Runden im dunklen Trichter; 128 Meter.',
          ru: 'Старт с 19 метров, два круга в тёмной воронке; 128 метров.',
        },
      },
      {
        name: { tr: 'Serbest Düşüş', en: 'Free Fall', de: 'Freier Fall', ru: 'Свободное падение' },
        minHeightCm: 140,
        text: {
          tr: 'Ayağınızın altındaki kapak açılır. Üç saniye, 17 metre.',
          en: 'The floor opens beneath your feet. Three seconds, 17 metres down.',
          de: 'Unter den Füßen öffnet sich die Klappe. Drei Sekunden, 17 Meter tief.',
          ru: 'Под ногами открывается люк. Три секунды, 17 метров вниз.',
        },
      },
      {
        name: { tr: 'Kamikaze', en: 'Kamikaze', de: 'Kamikaze', ru: 'Камикадзе' },
        minHeightCm: 140,
        text: {
          tr: 'Dümdüz ve dik; kollar göğüste çapraz, 74 metre.',
          en: 'Straight and steep, arms crossed on the chest; 74 metres.',
          de: 'Gerade und steil, Arme vor der Brust gekreuzt; 74 Meter.',
          ru: 'Прямо и круто, руки скрестить на груди; 74 метра.',
        },
      },
      {
        name: { tr: 'Girdap', en: 'Whirlpool', de: 'Strudel', ru: 'Водоворот' },
        minHeightCm: 140,
        text: {
          tr: 'Çanak biçiminde; kaç tur döneceğinizi hızınız belirler.',
          en: 'A bowl; your speed decides how often you go round.',
          de: 'Eine Schüssel; wie oft man kreist, entscheidet das Tempo.',
          ru: 'Чаша: сколько кругов сделаете, решает скорость.',
        },
      },
      {
        name: { tr: 'Aile Salı', en: 'Family Raft', de: 'Familienfloß', ru: 'Семейный плот' },
        minHeightCm: 120,
        text: {
          tr: 'Dört kişilik sal, 142 metre. En ağır olan arkaya oturur.',
          en: 'A raft for four, 142 metres. The heaviest sits at the back.',
          de: 'Ein Floß für vier, 142 Meter. Der Schwerste sitzt hinten.',
          ru: 'Плот на четверых, 142 метра. Самый тяжёлый садится сзади.',
        },
      },
      {
        name: { tr: 'Altı Kulvar', en: 'Six Lanes', de: 'Sechs Bahnen', ru: 'Шесть дорожек' },
        minHeightCm: 120,
        text: {
          tr: 'Minderle yüzüstü yarış. Süre tabelada yazar.',
          en: 'A head-first race on mats. The board shows your time.',
          de: 'Wettrennen kopfüber auf Matten. Die Zeit steht auf der Tafel.',
          ru: 'Гонка головой вперёд на ковриках. Время видно на табло.',
        },
      },
      {
        name: { tr: 'Kara Tünel', en: 'Black Tunnel', de: 'Schwarzer Tunnel', ru: 'Чёрный тоннель' },
        minHeightCm: 120,
        text: {
          tr: '96 metre karanlık, sonunda yıldız gibi küçük ışıklar.',
          en: 'Ninety-six metres of dark, with small lights like stars at the end.',
          de: 'Sechsundneunzig Meter Dunkel, am Ende kleine Lichter wie Sterne.',
          ru: 'Девяносто шесть метров темноты и огоньки, как звёзды, в конце.',
        },
      },
      {
        name: { tr: 'Bumerang', en: 'Boomerang', de: 'Bumerang', ru: 'Бумеранг' },
        minHeightCm: 120,
        text: {
          tr: 'Bir duvara tırmanır, geri inersiniz. Midesi boş olana.',
          en: 'Up a wall and back again. Better before lunch.',
          de: 'Eine Wand hinauf und zurück. Besser vor dem Mittagessen.',
          ru: 'Вверх по стене и обратно. Лучше до обеда.',
        },
      },
      {
        name: { tr: 'İkili Simit', en: 'Double Ring', de: 'Doppelreifen', ru: 'Двойной круг' },
        minHeightCm: 120,
        text: {
          tr: 'İki kişilik simit, on bir viraj. Kardeşleri barıştırdığı görülmüştür.',
          en: 'A ring for two, eleven bends. It has been known to reconcile brothers.',
          de: 'Ein Reifen für zwei, elf Kurven. Hat schon Geschwister versöhnt.',
          ru: 'Круг на двоих, одиннадцать поворотов. Бывало, мирил братьев.',
        },
      },
      {
        name: { tr: 'Sarı Kıvrım', en: 'Yellow Bend', de: 'Gelbe Kurve', ru: 'Жёлтый изгиб' },
        minHeightCm: 120,
        text: {
          tr: 'Açık oluk, 84 metre; ilk büyük kaydırak için doğru seçim.',
          en: 'An open flume of 84 metres; the right choice for a first big slide.',
          de: 'Offene Rinne, 84 Meter; die richtige Wahl für die erste große Rutsche.',
          ru: 'Открытый жёлоб, 84 метра; верный выбор для первой большой горки.',
        },
      },
      {
        name: { tr: 'Yavaş Nehir', en: 'Slow River', de: 'Langsamer Fluss', ru: 'Тихая река' },
        minHeightCm: 90,
        text: {
          tr: 'Kaydırak sayılır, çünkü bir yokuşu var. 210 metre, on dört dakika.',
          en: 'It counts as a slide because it has one slope. 210 metres, fourteen minutes.',
          de: 'Zählt als Rutsche, weil sie ein Gefälle hat. 210 Meter, vierzehn Minuten.',
          ru: 'Считается горкой, потому что один уклон есть. 210 метров, четырнадцать минут.',
        },
      },
      {
        name: { tr: 'Ahtapot', en: 'Octopus', de: 'Krake', ru: 'Осьминог' },
        minHeightCm: 90,
        text: {
          tr: 'Dört kollu, 1,5 metre yüksek; biri hep boştur.',
          en: 'Four arms, a metre and a half high; one of them is always free.',
          de: 'Vier Arme, anderthalb Meter hoch; einer ist immer frei.',
          ru: 'Четыре рукава высотой полтора метра; один всегда свободен.',
        },
      },
      {
        name: { tr: 'Kaplumbağa', en: 'Turtle', de: 'Schildkröte', ru: 'Черепаха' },
        minHeightCm: 80,
        text: {
          tr: 'Sırtından kayılır, altı basamakla çıkılır.',
          en: 'You slide down its back; six steps lead up.',
          de: 'Man rutscht über den Rücken; sechs Stufen führen hinauf.',
          ru: 'Съезжают по панцирю, наверх ведут шесть ступеней.',
        },
      },
      {
        name: { tr: 'Kurbağa', en: 'Frog', de: 'Frosch', ru: 'Лягушка' },
        minHeightCm: 70,
        text: {
          tr: 'Dört basamak, bir metre su sıçratır. İlk kaydırak budur.',
          en: 'Four steps and one splash. The first slide of a life.',
          de: 'Vier Stufen, ein Platscher. Die erste Rutsche im Leben.',
          ru: 'Четыре ступени и один всплеск. Первая горка в жизни.',
        },
      },
    ],
  },
  spa: {
    intro: {
      tr: [
        'Spa, dalganın iç kıvrımında, suyun sesinin ulaşmadığı tek yerdedir. 1.100 metrekarede bir hamam, iki sauna, dokuz bakım odası. Çocuklar kaydıraktayken en çok dolan saat 14.00–16.00’dır; sabah gelirseniz göbek taşı size kalır.',
      ],
      en: [
        'The spa lies on the inner bend of the wave, in the one spot where the slides cannot be heard. On 1,100 square metres there are a hammam, two saunas and nine treatment rooms. It is busiest from two to four, while the children are sliding; come in the morning and the warm stone is yours.',
      ],
      de: [
        'Das Spa liegt an der Innenseite der Welle, am einzigen Ort, wo man die Rutschen nicht hört. Auf 1.100 Quadratmetern ein Hamam, zwei Saunen und neun Behandlungsräume. Am vollsten ist es von zwei bis vier, wenn die Kinder rutschen; wer morgens kommt, hat den warmen Stein für sich.',
      ],
      ru: [
        'Спа находится на внутреннем изгибе волны, в единственном месте, где не слышно горок. На 1100 метрах хаммам, две сауны и девять кабинетов. Больше всего гостей с двух до четырёх, пока дети катаются; приходите утром, и тёплый камень будет вашим.',
      ],
    },
    hours: [{ from: '08:00', to: '20:00' }],
    treatments: [
      {
        id: 20001,
        minutes: 45,
        title: {
          tr: 'Hamamda kese ve köpük',
          en: 'Scrub and foam in the hammam',
          de: 'Peeling und Schaum im Hamam',
          ru: 'Кесе и пена в хаммаме',
        },
        text: {
          tr: 'Güneş kremi ve klor, ipek keseyle çıkar.',
          en: 'Sun cream and chlorine come off with a silk mitt.',
          de: 'Sonnencreme und Chlor gehen mit dem Seidenhandschuh ab.',
          ru: 'Солнцезащитный крем и хлор снимают шёлковой рукавицей.',
        },
      },
      {
        id: 20002,
        minutes: 40,
        title: {
          tr: 'Kaydırak sonrası sırt',
          en: 'Back, after the slides',
          de: 'Rücken nach dem Rutschen',
          ru: 'Спина после горок',
        },
        text: {
          tr: 'Omuz ve bele kısa, güçlü bir masaj.',
          en: 'A short, firm massage for shoulders and lower back.',
          de: 'Kurze, kräftige Massage für Schultern und Lenden.',
          ru: 'Короткий крепкий массаж плеч и поясницы.',
        },
      },
      {
        id: 20003,
        minutes: 60,
        title: {
          tr: 'Okaliptüs buharı ve yağ',
          en: 'Eucalyptus steam and oil',
          de: 'Eukalyptusdampf und Öl',
          ru: 'Эвкалиптовый пар и масло',
        },
        text: {
          tr: 'Bahçedeki yapraklarla buhar, ardından ılık yağ.',
          en: 'Steam from leaves of our garden, then warm oil.',
          de: 'Dampf mit Blättern aus dem Garten, danach warmes Öl.',
          ru: 'Пар с листьями из нашего сада, затем тёплое масло.',
        },
      },
      {
        id: 20004,
        minutes: 50,
        title: {
          tr: 'Güneş sonrası aloe',
          en: 'Aloe after the sun',
          de: 'Aloe nach der Sonne',
          ru: 'Алоэ после солнца',
        },
        text: {
          tr: 'Yanmış omuzlar için serin sargı.',
          en: 'A cool wrap for shoulders that stayed out too long.',
          de: 'Kühle Packung für Schultern, die zu lange draußen waren.',
          ru: 'Прохладное обёртывание для перегревшихся плеч.',
        },
      },
      {
        id: 20005,
        minutes: 80,
        title: { tr: 'İki kişilik sessizlik', en: 'Silence for two', de: 'Stille zu zweit', ru: 'Тишина на двоих' },
        text: {
          tr: 'Yan yana iki masa; kulüp çocuklara bakar.',
          en: 'Two tables side by side, while the club has the children.',
          de: 'Zwei Liegen nebeneinander, während der Club die Kinder hat.',
          ru: 'Два стола рядом, пока дети в клубе.',
        },
      },
      {
        id: 20006,
        minutes: 25,
        title: {
          tr: 'Genç cilt bakımı',
          en: 'Facial for teenagers',
          de: 'Gesichtspflege für Jugendliche',
          ru: 'Уход за лицом для подростков',
        },
        text: {
          tr: '12–16 yaş; temizleme, nem, güneş öğüdü.',
          en: 'Ages 12 to 16: cleansing, moisture, advice about sun.',
          de: '12 bis 16 Jahre: Reinigung, Feuchtigkeit, Rat zur Sonne.',
          ru: '12–16 лет: очищение, увлажнение, советы про солнце.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'Mavi hamam', en: 'Blue hammam', de: 'Blauer Hamam', ru: 'Голубой хаммам' },
        text: {
          tr: 'Sekiz kurnalı, Marmara mermeri, 40 derece.',
          en: 'Eight basins, Marmara marble, 40 degrees.',
          de: 'Acht Becken, Marmara-Marmor, 40 Grad.',
          ru: 'Восемь курн, мраморноморский мрамор, 40 градусов.',
        },
      },
      {
        title: { tr: 'İki sauna', en: 'Two saunas', de: 'Zwei Saunen', ru: 'Две сауны' },
        text: {
          tr: 'Biri 90, biri 65 derece; aradaki duş soğuktur.',
          en: 'One at 90, one at 65 degrees, and a cold shower between.',
          de: 'Eine mit 90, eine mit 65 Grad, dazwischen eine kalte Dusche.',
          ru: 'Одна 90, другая 65 градусов, между ними холодный душ.',
        },
      },
      {
        title: { tr: 'Sessiz oda', en: 'Quiet room', de: 'Ruheraum', ru: 'Комната тишины' },
        text: {
          tr: 'On sekiz yatak, ıhlamur çayı, telefon yok.',
          en: 'Eighteen day beds, linden tea, no telephones.',
          de: 'Achtzehn Liegen, Lindenblütentee, keine Telefone.',
          ru: 'Восемнадцать кушеток, липовый чай, без телефонов.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Toplantı katı binanın batı ucundadır ve kendi girişi vardır; konuklar lobiden geçmez. Nisan, mayıs, ekim ve kasımda bayi toplantıları buraya gelir, çünkü akşam programı hazırdır: kaydıraklar tek bir şirkete kapatılabilir.',
      ],
      en: [
        'The meeting floor is at the western end of the building and has a door of its own. Dealers’ conferences come in April, May, October and November, because the evening takes care of itself: the slides can be closed to everyone but one company.',
      ],
      de: [
        'Die Tagungsetage liegt am westlichen Ende des Hauses und hat einen eigenen Eingang. Händlertagungen kommen im April, Mai, Oktober und November, denn der Abend ist schnell geplant: Die Rutschen lassen sich für eine Firma allein öffnen.',
      ],
      ru: [
        'Конференц-этаж расположен в западном конце здания, у него свой вход. Дилерские встречи проходят в апреле, мае, октябре и ноябре: вечернюю программу придумывать не нужно, горки можно открыть для одной компании.',
      ],
    },
    halls: [
      { name: 'Akdeniz', areaM2: 720, heightM: 5.4, theatre: 750, classroom: 420, banquet: 480 },
      { name: 'Acısu', areaM2: 180, heightM: 3.6, theatre: 170, classroom: 96, banquet: 110 },
      { name: 'Boğaz', areaM2: 64, heightM: 3, theatre: 55, classroom: 30, banquet: 32 },
    ],
  },
  shopping: {
    tr: [
      'Lobinin altındaki geçitte on bir dükkân vardır: mayo ve deniz gözlüğü (en çok unutulan iki şey), Buldan’dan peştemal, Avanos seramiği, bir kitapçı rafı ve kuaför. Market gece 23.00’e kadar açıktır, güneş kremini şehirdeki fiyattan satar.',
      'Çarşamba günleri Boğazkent’te pazar kurulur; otel servisi 10.00’da kalkar, 12.30’da döner. Nar, bal ve gözleme orada ararsanız bulunur.',
    ],
    en: [
      'There are eleven shops in the passage below the lobby: swimwear and goggles (the two things most often forgotten), peştemal towels from Buldan, pottery from Avanos, a shelf of books and a hairdresser. The small market is open until eleven at night and sells sun cream at town prices.',
      'On Wednesdays there is a market in Boğazkent. The hotel bus leaves at ten and is back at half past twelve, usually smelling of pomegranates and honey.',
    ],
    de: [
      'In der Passage unter der Lobby gibt es elf Läden: Badesachen und Schwimmbrillen (was man am häufigsten vergisst), Peştemal-Tücher aus Buldan, Keramik aus Avanos, ein Bücherregal und einen Friseur. Der Minimarkt ist bis dreiundzwanzig Uhr offen und verkauft Sonnencreme zum Preis der Stadt.',
      'Mittwochs ist Markt in Boğazkent. Der Hotelbus fährt um zehn und ist um halb eins zurück, meist mit dem Duft von Granatäpfeln und Honig.',
    ],
    ru: [
      'В галерее под лобби одиннадцать магазинов: купальники и очки для плавания (их забывают чаще всего), полотенца пештемаль из Булдана, керамика из Аваноса, полка с книгами и парикмахер. Минимаркет открыт до одиннадцати вечера и продаёт крем от солнца по городским ценам.',
      'По средам в Богазкенте рынок. Автобус отеля отходит в десять и возвращается в половине первого, обычно с запахом граната и мёда.',
    ],
  },
  philosophy: {
    tr: [
      'Bir çocuğun cesareti ölçülebilir: kaydırağın tepesinde durup durmadığına bakılır. Biz yukarı çıkan kadar geri dönene de saygı duyarız; merdivende iniş şeridi bu yüzden vardır, kimse de kimseye sabırsızlanmaz.',
      'Su bizim işimiz, dolayısıyla sorumluluğumuz. Kaydıraklarda dönen suyun yüzde 94’ü süzülüp yeniden kullanılır, gri su okaliptüsleri sular. Eğlencenin faturasını komşumuz olan dereye kesmek istemeyiz.',
    ],
    en: [
      'A child’s courage can be measured: you see it at the top of a slide. We respect the one who turns back as much as the one who goes. That is why the stairs have a lane for going down, and why nobody is hurried.',
      'Water is our trade and so our duty. Ninety-four per cent of what runs down the slides is filtered and runs again, and grey water goes to the eucalyptus trees. We would not like to send the bill for our fun to the stream next door.',
    ],
    de: [
      'Den Mut eines Kindes kann man messen: oben an der Rutsche. Wer umkehrt, verdient bei uns so viel Achtung wie der, der springt. Darum hat die Treppe eine Spur hinunter, und darum drängelt niemand.',
      'Wasser ist unser Geschäft und also unsere Pflicht. Vierundneunzig Prozent des Rutschenwassers werden gefiltert und laufen wieder, das Grauwasser bekommen die Eukalyptusbäume. Die Rechnung für unseren Spaß soll nicht der Bach nebenan zahlen.',
    ],
    ru: [
      'Смелость ребёнка можно измерить: она видна на верху горки. Того, кто повернул обратно, мы уважаем не меньше того, кто поехал. Поэтому на лестнице есть полоса вниз и никто никого не торопит.',
      'Вода — наше ремесло, а значит, и обязанность. Девяносто четыре процента воды с горок фильтруется и бежит снова, а сточная после очистки идёт эвкалиптам. Не хотелось бы, чтобы за наше веселье платила соседняя речка.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'sustainable-tourism', year: 2025 },
    { code: 'iso-22000', year: 2024 },
    { code: 'iso-45001', year: 2024 },
    { code: 'zero-waste', year: 2023 },
    { code: 'safe-tourism', year: 2025 },
  ],
  stories: [
    {
      title: {
        tr: 'Kaydırakta bir gün',
        en: 'A day on the slides',
        de: 'Ein Tag auf den Rutschen',
        ru: 'День на горках',
      },
      pictures: ['aquapark', 'kids', 'pool', 'aquapark', 'facade'],
    },
    {
      title: {
        tr: 'Su kapandıktan sonra',
        en: 'After the water stops',
        de: 'Wenn das Wasser ruht',
        ru: 'Когда вода затихла',
      },
      pictures: ['beach', 'meze', 'event', 'bar'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Kaydıraklar bütün sezon açık mı?',
        en: 'Are the slides open all season?',
        de: 'Sind die Rutschen die ganze Saison offen?',
        ru: 'Горки работают весь сезон?',
      },
      answer: {
        tr: '15 Nisan–5 Kasım arasında her gün 10.00–18.00. Rüzgâr saniyede 12 metreyi geçerse yüksek kule o saat kapanır.',
        en: 'Daily from ten to six between 15 April and 5 November. When the wind passes 12 metres a second, the high tower closes for that hour.',
        de: 'Vom 15. April bis 5. November täglich von 10 bis 18 Uhr. Weht der Wind stärker als 12 Meter pro Sekunde, schließt der hohe Turm für diese Stunde.',
        ru: 'Ежедневно с 10 до 18 часов с 15 апреля по 5 ноября. Если ветер сильнее 12 метров в секунду, высокую башню на этот час закрывают.',
      },
    },
    {
      question: {
        tr: 'Kaydırakların sesi odadan duyulur mu?',
        en: 'Can the slides be heard from the room?',
        de: 'Hört man die Rutschen im Zimmer?',
        ru: 'Слышно ли горки в номере?',
      },
      answer: {
        tr: 'Deniz tarafında, balkon kapısı açıkken evet; kapalıyken hayır. Öğle uykusu önemliyse okaliptüs yönünü isteyin.',
        en: 'On the sea side with the balcony door open, yes; with it closed, no. If naps matter, ask for the eucalyptus side.',
        de: 'Zum Meer hin bei offener Balkontür ja, bei geschlossener nein. Wem der Mittagsschlaf wichtig ist, der nimmt die Eukalyptusseite.',
        ru: 'Со стороны моря при открытой балконной двери — да, при закрытой — нет. Если важен дневной сон, просите сторону эвкалиптов.',
      },
    },
    {
      question: {
        tr: 'Yüzme bilmeyen çocuk ne yapar?',
        en: 'What about a child who cannot swim?',
        de: 'Und wenn ein Kind nicht schwimmen kann?',
        ru: 'А если ребёнок не умеет плавать?',
      },
      answer: {
        tr: 'Can yeleği kaydırak girişinde beklemeden verilir. Kulüpte her sabah 09.30’da altı kişilik yüzme dersi vardır.',
        en: 'Life vests are handed out at the entrance to the slides. The club gives a swimming lesson for six every morning at half past nine.',
        de: 'Schwimmwesten gibt es am Eingang zu den Rutschen. Der Club hält jeden Morgen um halb zehn eine Schwimmstunde für sechs Kinder.',
        ru: 'Спасательные жилеты выдают у входа на горки. Каждое утро в 9:30 в клубе урок плавания для шести детей.',
      },
    },
    {
      question: {
        tr: 'Çıkış günü kaydıraklara girebilir miyiz?',
        en: 'May we use the slides on the day we leave?',
        de: 'Dürfen wir am Abreisetag noch rutschen?',
        ru: 'Можно ли кататься в день отъезда?',
      },
      answer: {
        tr: 'Evet, saat 18.00’e kadar. Oda 12.00’de bırakılır; on dört duşlu, dolaplı bir hazırlık odası lobinin yanındadır.',
        en: 'Yes, until six. Rooms are vacated at noon; next to the lobby is a changing room with fourteen showers and lockers.',
        de: 'Ja, bis achtzehn Uhr. Das Zimmer wird um zwölf geräumt; neben der Lobby liegt ein Umkleideraum mit vierzehn Duschen und Schließfächern.',
        ru: 'Да, до шести. Номер освобождают в полдень; рядом с лобби есть раздевалка с четырнадцатью душами и шкафчиками.',
      },
    },
  ],
}
