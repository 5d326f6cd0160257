import type { HotelContent, Text } from '../types.ts'

const SEATS: Text = { tr: 'Kapasite', en: 'Seats', de: 'Sitzplätze', ru: 'Мест' }
const BOOKING: Text = { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' }
const DRESS: Text = { tr: 'Giyim', en: 'Dress', de: 'Kleidung', ru: 'Дресс-код' }
const figure = (value: number): Text => ({ tr: `${value}`, en: `${value}`, de: `${value}`, ru: `${value}` })
const OPEN_TO_ALL: Text = { tr: 'Gerekmez', en: 'No need', de: 'Nicht erforderlich', ru: 'Не требуется' }
const SMART: Text = {
  tr: 'Günlük şık; kravat şart değil',
  en: 'Smart casual; the tie may stay upstairs',
  de: 'Smart casual; die Krawatte darf oben bleiben',
  ru: 'Smart casual; галстук можно оставить в номере',
}

export const centro: HotelContent = {
  key: 'centro',
  id: 26,
  slug: 'crystal-centro',
  name: 'Crystal Centro',
  region: 'LARA',
  stars: 5,
  opened: 2015,
  renovated: 2024,
  roomsTotal: 318,
  latitude: 36.8562,
  longitude: 30.8231,
  address: 'Güzeloba Mahallesi, Lara Caddesi No: 412, 07230 Muratpaşa, Antalya',
  phone: '+90 242 555 01 26',
  email: 'centro@crystalhotels.example',
  whatsapp: '905325550126',
  locality: { tr: 'Antalya, Lara', en: 'Lara, Antalya', de: 'Lara, Antalya', ru: 'Лара, Анталья' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Антальи (AYT)',
    },
    km: 11,
    minutes: 20,
  },
  centre: {
    name: { tr: 'Kaleiçi', en: 'Kaleiçi, the old town', de: 'Altstadt Kaleiçi', ru: 'Старый город Калеичи' },
    km: 15,
  },
  beach: { lengthM: 140, walkM: 380, ground: 'sand', blueFlag: true },

  slogan: {
    tr: 'İnişten yirmi dakika sonra yukarıda',
    en: 'Twenty minutes from runway to rooftop',
    de: 'Zwanzig Minuten nach der Landung im Turm',
    ru: 'Двадцать минут от полосы до крыши',
  },
  sloganText: {
    tr: '64 metrelik kule, 318 oda, 1.600 kişilik salon; kahvaltı beş buçukta başlar.',
    en: 'A tower of 64 metres, 318 rooms, a hall for 1,600, and breakfast from half past five.',
    de: 'Ein Turm von 64 Metern, 318 Zimmer, ein Saal für 1.600 und Frühstück ab halb sechs.',
    ru: 'Башня в 64 метра, 318 номеров, зал на 1600 человек и завтрак с половины шестого.',
  },
  promise: {
    tr: 'Sabah kürsüde, öğleden sonra denizde olmak isteyenlere; geç inip erken uçanlara.',
    en: 'For those who speak in the morning and swim in the afternoon, who land late and leave early.',
    de: 'Für alle, die vormittags vortragen und nachmittags schwimmen, die spät landen und früh fliegen.',
    ru: 'Для тех, кто утром выступает, а днём плавает; кто прилетает поздно и улетает рано.',
  },
  about: {
    tr: [
      'Centro, Antalya’nın doğusunda, falezlerin bitip kumun başladığı yerdedir. Havalimanı on bir kilometre, eski şehir on beş. Kulenin on yedi katı var ve yapı dar tutuldu: hiçbir oda asansöre otuz metreden uzak değil. Kuzeye bakan odalar Torosları, güneye bakanlar körfezi görür; çatıdan ikisi birden.',
      'Burası tatil köyü değil, şehir otelidir; tatil köylerinin kapandığı kasımda en kalabalık günlerini yaşar. Üç kat yüksekliğindeki kongre fuayesi ayrı kapıdan girilir, böylece mayolu misafirle yaka kartlı misafir asansörde karşılaşmak zorunda kalmaz. 2024’te bütün yataklar, bütün pencereler ve bütün prizler yenilendi.',
      'Gün beş buçukta mürettebatların kahvesiyle başlar. Dokuzda kulenin alt katları dolar, üstü boşalır; saat beşten sonra tersine döner. Akşam on yedinci katta Antalyalılar da oturur, çünkü şehirde uçakların körfez üstünde dönüşünü bu yükseklikten izleyebilecekleri başka teras azdır. Gece mutfağı 02.00’ye kadar çorba verir.',
    ],
    en: [
      'Centro stands in the east of Antalya, where the cliffs end and the sand begins. The airport is eleven kilometres away, the old town fifteen. The tower has seventeen floors and was kept slim: no room is further than thirty metres from a lift. North-facing rooms have the Taurus, south-facing ones the gulf, and the roof has both.',
      'This is a city hotel, not a resort, and it is fullest in November, when the resorts close. The congress foyer, three storeys high, has an entrance of its own, so that name badges and swimwear need not share a lift. In 2024 every bed, every window and every socket was replaced.',
      'The day starts at 5.30 with coffee for the crews. By nine the lower floors have filled and the upper ones emptied; after five it is the other way round. In the evening people from the city come up to the seventeenth floor to see the aircraft turn over the gulf. The night kitchen serves soup until two.',
    ],
    de: [
      'Das Centro steht im Osten von Antalya, wo die Steilküste endet und der Sand beginnt. Zum Flughafen sind es elf Kilometer, zur Altstadt fünfzehn. Der Turm hat siebzehn Etagen und blieb schmal: Kein Zimmer liegt weiter als dreißig Meter vom Aufzug. Nach Norden sieht man den Taurus, nach Süden den Golf, vom Dach beides.',
      'Dies ist ein Stadthotel und kein Ferienclub; am vollsten ist es im November, wenn die Clubs schließen. Das Kongressfoyer, drei Stockwerke hoch, hat einen eigenen Eingang, damit Namensschild und Badehose nicht denselben Aufzug nehmen müssen. 2024 wurden alle Betten, alle Fenster und alle Steckdosen erneuert.',
      'Der Tag beginnt um halb sechs mit Kaffee für die Crews. Um neun sind die unteren Etagen voll und die oberen leer, nach fünf ist es umgekehrt. Abends kommen auch Antalyaner in den siebzehnten Stock, um zuzusehen, wie die Flugzeuge über dem Golf einschwenken. Die Nachtküche reicht bis zwei Uhr Suppe.',
    ],
    ru: [
      'Centro стоит на востоке Антальи, где кончаются скалы и начинается песок. До аэропорта одиннадцать километров, до старого города пятнадцать. В башне семнадцать этажей, и она узкая: ни один номер не дальше тридцати метров от лифта. На север видны горы Тавра, на юг — залив, с крыши — и то и другое.',
      'Это городской отель, а не курорт; полнее всего он в ноябре, когда курорты закрываются. У конгресс-фойе высотой в три этажа свой вход, так что бейджам и купальникам не приходится ехать в одном лифте. В 2024 году заменили все кровати, все окна и все розетки.',
      'День начинается в половине шестого с кофе для экипажей. К девяти нижние этажи полны, верхние пусты, после пяти — наоборот. Вечером на семнадцатый этаж поднимаются и сами антальцы: смотреть, как самолёты разворачиваются над заливом. Ночная кухня разливает суп до двух.',
    ],
  },
  highlights: [
    {
      title: { tr: 'On yedinci kat', en: 'The seventeenth floor', de: 'Der siebzehnte Stock', ru: 'Семнадцатый этаж' },
      text: {
        tr: '64 metrede çepeçevre teras: kuzeyde Toroslar, güneyde iniş hattındaki uçaklar.',
        en: 'A terrace all the way round at 64 metres: the Taurus to the north, aircraft on approach to the south.',
        de: 'Eine Rundumterrasse auf 64 Metern: im Norden der Taurus, im Süden Flugzeuge im Anflug.',
        ru: 'Круговая терраса на высоте 64 метров: на севере Тавр, на юге самолёты заходят на посадку.',
      },
      picture: 'terrace',
    },
    {
      title: {
        tr: 'Sütunsuz 1.440 metrekare',
        en: '1,440 square metres, not one column',
        de: '1.440 Quadratmeter ohne Säule',
        ru: '1440 квадратных метров без колонн',
      },
      text: {
        tr: 'Meridyen salonuna kamyon girer, gün ışığı girer, istenirse ikisi de girmez.',
        en: 'The Meridyen hall lets in a lorry and daylight, or neither, as you prefer.',
        de: 'In den Saal Meridyen kommen ein Lastwagen und Tageslicht hinein, auf Wunsch keins von beiden.',
        ru: 'В зал «Меридиан» может въехать грузовик и войти дневной свет, а можно обойтись без обоих.',
      },
      picture: 'meeting',
    },
    {
      title: {
        tr: 'Saat tanımayan resepsiyon',
        en: 'A desk that knows no hour',
        de: 'Eine Rezeption ohne Uhr',
        ru: 'Стойка, которая не смотрит на часы',
      },
      text: {
        tr: 'Uçuş numaranızı yazın, oda indiğiniz saatte hazır olsun. Altı saatlik oda da var.',
        en: 'Send your flight number and the room is ready when you land. There are six-hour rooms too.',
        de: 'Flugnummer schicken, dann ist das Zimmer bei der Landung fertig. Zimmer gibt es auch für sechs Stunden.',
        ru: 'Пришлите номер рейса — и номер будет готов к посадке. Бывают и номера на шесть часов.',
      },
      picture: 'lobby',
    },
    {
      title: {
        tr: 'Falez koşu yolu',
        en: 'The cliff run',
        de: 'Die Laufstrecke an der Klippe',
        ru: 'Пробежка по скалам',
      },
      text: {
        tr: 'Kapıdan Düden Şelalesi’ne 5,2 kilometre, hep deniz kenarı. Salı ve perşembe 06.30’da birlikte.',
        en: 'From the door to the Düden falls it is 5.2 kilometres along the sea. Together on Tuesdays and Thursdays, 6.30.',
        de: 'Von der Tür zum Düden-Wasserfall 5,2 Kilometer am Meer. Dienstags und donnerstags um 6.30 Uhr gemeinsam.',
        ru: 'От дверей до водопада Дюден 5,2 километра вдоль моря. По вторникам и четвергам в 6:30 — вместе.',
      },
      picture: 'sport',
    },
  ],
  day: [
    {
      title: { tr: 'Mürettebat kahvesi', en: 'Crew coffee', de: 'Crewkaffee', ru: 'Кофе для экипажей' },
      from: '05:30',
      to: '07:30',
      text: {
        tr: 'Omlet dört dakikada, fiş masada. Taksiler 06.10’da sıradadır.',
        en: 'An omelette in four minutes, a socket at each table. Taxis queue from 6.10.',
        de: 'Omelett in vier Minuten, Steckdose am Tisch. Ab 6.10 Uhr stehen die Taxis bereit.',
        ru: 'Омлет за четыре минуты, розетка у стола. Такси стоят с 6:10.',
      },
    },
    {
      title: { tr: 'Açılış oturumu', en: 'Opening session', de: 'Eröffnung', ru: 'Пленарное заседание' },
      from: '09:00',
      to: '12:30',
      text: {
        tr: 'Fuayede sekiz kayıt bankosu; kuyruk yedi dakikayı geçmez.',
        en: 'Eight registration desks in the foyer; the queue stays under seven minutes.',
        de: 'Acht Anmeldetische im Foyer, die Schlange bleibt unter sieben Minuten.',
        ru: 'В фойе восемь стоек регистрации, очередь не дольше семи минут.',
      },
    },
    {
      title: { tr: 'Ara', en: 'The break', de: 'Pause', ru: 'Перерыв' },
      from: '12:30',
      to: '17:00',
      text: {
        tr: 'Kaçanlar havuzda ya da altı dakikalık yürüyüşle kumdadır. Kimse yoklama almaz.',
        en: 'Truants are in the pool, or six minutes away on the sand. Nobody takes attendance.',
        de: 'Wer schwänzt, liegt am Pool oder nach sechs Minuten Fußweg im Sand. Anwesenheit prüft niemand.',
        ru: 'Прогульщики — в бассейне или на песке, в шести минутах пешком. Переклички нет.',
      },
    },
    {
      title: { tr: 'Kravatsız saat', en: 'Ties off', de: 'Krawatten ab', ru: 'Без галстука' },
      from: '17:30',
      to: '20:00',
      text: {
        tr: 'Fuaye barında ilk kadeh, ütüde ceketler, on yedincide altın ışık.',
        en: 'A first glass at the foyer bar, jackets at the presser’s, golden light upstairs.',
        de: 'Das erste Glas in der Foyerbar, die Sakkos beim Bügeln, oben goldenes Licht.',
        ru: 'Первый бокал в баре фойе, пиджаки в глажке, наверху золотой свет.',
      },
    },
    {
      title: { tr: 'Şehir ışıkları', en: 'City lights', de: 'Lichter der Stadt', ru: 'Огни города' },
      from: '20:00',
      to: '01:30',
      text: {
        tr: 'Ocakbaşında uzun sofra, ardından çatı. 02.00’den önce gelen çorbayı bulur.',
        en: 'A long table at the charcoal grill, then the roof. Be down by two for the soup.',
        de: 'Eine lange Tafel am Holzkohlegrill, danach das Dach. Bis zwei gibt es Suppe.',
        ru: 'Длинный стол у мангала, потом крыша. Суп дают до двух.',
      },
    },
  ],
  beachText: {
    tr: [
      'Plaj otelin önünde değil, 380 metre ötededir; altgeçitten gidilir, yol geçilmez. 140 metrelik kumlu kıyıda 220 şezlong, bir büfe, duş ve kilitli dolap var. Elektrikli servis 09.00–19.00 arasında sekiz dakikada bir gider; yürümek altı dakika sürer, yani çoğunlukla yürünür.',
      'Deniz on beş metre boyunca bele kadar gelir, sonra derinleşir. Dolapların içinde priz ve askı bulunur: oturumdan gelen ceketini burada bırakır. Kış misafirleri ocakta bile girer; su on yedi derecedir ve cankurtaran yalnız mayıstan ekime görev yapar.',
    ],
    en: [
      'The beach is not in front of the hotel but 380 metres off, through an underpass, without crossing the road. On its 140 metres of sand are 220 loungers, a kiosk, showers and lockers. An electric cart leaves every eight minutes between 9.00 and 19.00; walking takes six, so most people walk.',
      'The sea is waist-deep for fifteen metres and then deepens. The lockers have a hanger and a socket inside, for those who come straight from a session in a jacket. Winter guests swim even in January, at seventeen degrees. The lifeguard is on duty from May to October only.',
    ],
    de: [
      'Der Strand liegt nicht vor dem Haus, sondern 380 Meter entfernt; man geht durch eine Unterführung, nicht über die Straße. Auf 140 Metern Sand stehen 220 Liegen, ein Kiosk, Duschen und Schließfächer. Das Elektromobil fährt von 9 bis 19 Uhr alle acht Minuten, zu Fuß sind es sechs. Also gehen die meisten.',
      'Fünfzehn Meter weit ist das Meer hüfttief, dann fällt es ab. In den Schließfächern sind Kleiderbügel und Steckdose, für alle, die im Sakko aus der Sitzung kommen. Wintergäste baden sogar im Januar, bei siebzehn Grad. Rettungsschwimmer sind nur von Mai bis Oktober im Dienst.',
    ],
    ru: [
      'Пляж не перед отелем, а в 380 метрах, через подземный переход: дорогу пересекать не нужно. На 140 метрах песка 220 шезлонгов, киоск, душ и шкафчики. Электромобиль ходит с 9 до 19 каждые восемь минут, пешком — шесть, поэтому обычно идут пешком.',
      'Пятнадцать метров море по пояс, дальше глубже. В шкафчиках есть плечики и розетка — для тех, кто пришёл прямо с заседания в пиджаке. Зимние гости купаются и в январе, при семнадцати градусах. Спасатели дежурят только с мая по октябрь.',
    ],
  },
  pools: [
    {
      name: { tr: 'Podyum Havuzu', en: 'Podium Pool', de: 'Podiumspool', ru: 'Бассейн на подиуме' },
      areaM2: 380,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '20:00',
      text: {
        tr: 'Üçüncü katın damında, kulenin gölgesi öğlen ikide gelir; yıl boyu 27 derece.',
        en: 'On the roof of the third floor; the tower’s shade arrives at two. 27 degrees all year.',
        de: 'Auf dem Dach der dritten Etage; um zwei kommt der Schatten des Turms. Ganzjährig 27 Grad.',
        ru: 'На кровле третьего этажа; в два сюда приходит тень башни. Круглый год 27 градусов.',
      },
    },
    {
      name: { tr: 'Yirmi Beş', en: 'Twenty-five', de: 'Fünfundzwanzig', ru: 'Двадцать пять' },
      areaM2: 200,
      depthM: 1.6,
      heated: true,
      from: '06:00',
      to: '22:00',
      text: {
        tr: 'Kapalı, 25 metre, dört kulvar; altıda açılır çünkü oturum dokuzda başlar.',
        en: 'Indoors, 25 metres, four lanes; open at six because sessions begin at nine.',
        de: 'Hallenbad, 25 Meter, vier Bahnen; ab sechs, denn um neun beginnt das Programm.',
        ru: 'Крытый, 25 метров, четыре дорожки; с шести, потому что заседания с девяти.',
      },
    },
    {
      name: { tr: 'Küçük Podyum', en: 'Little Podium', de: 'Kleines Podium', ru: 'Малый подиум' },
      areaM2: 45,
      depthM: 0.35,
      heated: true,
      from: '09:00',
      to: '18:00',
      text: {
        tr: 'Çocuklar için, tentenin altında, üç kısa fıskiyeli.',
        en: 'For children, beneath an awning, with three short fountains.',
        de: 'Für Kinder, unter einem Sonnensegel, mit drei kleinen Fontänen.',
        ru: 'Детский, под навесом, с тремя маленькими фонтанами.',
      },
    },
  ],
  rooms: [
    {
      id: 2601,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 1,
      name: { tr: 'Toros odası', en: 'Taurus room', de: 'Tauruszimmer', ru: 'Номер «Тавр»' },
      slug: { tr: 'toros-odasi', en: 'taurus-room', de: 'tauruszimmer', ru: 'nomer-tavr' },
      text: {
        tr: 'Kuzeye bakan şehir odası; kışın pencerede karlı dağ.',
        en: 'A city room facing north, with snow on the mountains in winter.',
        de: 'Stadtzimmer nach Norden, im Winter mit Schnee auf den Bergen.',
        ru: 'Городской номер окнами на север; зимой в окне снежные горы.',
      },
      body: {
        tr: [
          'Yatağın iki yanında ikişer priz, ikişer USB girişi ve gerçekten gördüğünüz bir düğmeyle sönen ışık var. Cam üç katlıdır; içeride uçak 26 desibelin altında kalır, bu da kütüphanedeki fısıltı kadardır.',
          'Üçüncü ile on ikinci kat arasında 112 oda böyledir. Ütü masası dolaptadır, ütücü ise koridorda: gömlek on beş dakikada kapınıza asılır. Sabah güneşi yatağa vurmaz, geç inenler için bilerek böyledir.',
        ],
        en: [
          'Each side of the bed has two sockets, two USB ports and a light switch you can find in the dark. The glass is triple, and an aircraft outside stays under 26 decibels within, which is a whisper in a library.',
          'There are 112 of these between the third and twelfth floors. The iron is in the wardrobe and the presser down the corridor: a shirt takes fifteen minutes. No morning sun reaches the bed, which late arrivals appreciate.',
        ],
        de: [
          'Auf jeder Bettseite zwei Steckdosen, zwei USB-Buchsen und ein Lichtschalter, den man auch im Dunkeln findet. Das Glas ist dreifach; ein Flugzeug bleibt drinnen unter 26 Dezibel, das ist Flüstern in der Bibliothek.',
          'Zwischen der dritten und zwölften Etage gibt es 112 davon. Das Bügeleisen ist im Schrank, die Büglerin auf dem Flur: Ein Hemd dauert fünfzehn Minuten. Morgensonne fällt nicht aufs Bett, wer spät landet, dankt es.',
        ],
        ru: [
          'С каждой стороны кровати две розетки, два USB и выключатель, который находится и в темноте. Стекло тройное: самолёт слышен внутри тише 26 децибел, как шёпот в библиотеке.',
          'Таких номеров 112, с третьего по двенадцатый этаж. Утюг в шкафу, а гладильщица дальше по коридору: рубашка за пятнадцать минут. Утреннее солнце на кровать не попадает — для тех, кто прилетел ночью.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik ya da iki tek yatak',
        en: 'One double or two single beds',
        de: 'Ein Doppelbett oder zwei Einzelbetten',
        ru: 'Двуспальная или две односпальные кровати',
      },
      view: { tr: 'Şehir ve Toroslar', en: 'City and Taurus', de: 'Stadt und Taurus', ru: 'Город и горы Тавра' },
      features: [
        'air-conditioning',
        'french-balcony',
        'desk',
        'iron',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'carpet-free',
        'step-free',
      ],
    },
    {
      id: 2602,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 1,
      name: { tr: 'Körfez odası', en: 'Gulf room', de: 'Golfzimmer', ru: 'Номер с видом на залив' },
      slug: { tr: 'korfez-odasi', en: 'gulf-room', de: 'golfzimmer', ru: 'nomer-s-vidom-na-zaliv' },
      text: {
        tr: 'Güneye bakar: balkon, körfez, akşamüstü sıraya giren uçaklar.',
        en: 'Faces south: a balcony, the gulf and, towards evening, aircraft in a row.',
        de: 'Nach Süden: Balkon, Golf und gegen Abend die Flugzeuge in Reihe.',
        ru: 'На юг: балкон, залив и вереница самолётов под вечер.',
      },
      body: {
        tr: [
          'Balkon iki sandalyelik, dört metrekaredir; sekizinci kattan yukarıda rüzgârı olur. Konuşmasını deniz karşısında çalışmak isteyenler masayı pencereye çevirir, kablolar yeter.',
          'Bazı misafirlerimiz uçakları saymak için bu odayı ister; başucunda tarife ve dürbün bulunur. Gece yarısından sonra inişler batı pistine kayar, balkon kapısı açık uyunabilir.',
        ],
        en: [
          'The balcony takes two chairs and has four square metres; above the eighth floor there is a breeze. Those who rehearse a talk facing the sea turn the desk to the window. The cables are long enough.',
          'Some guests ask for this room to count aircraft, so binoculars and a timetable lie by the bed. After midnight landings move to the western runway, and one can sleep with the door open.',
        ],
        de: [
          'Auf den Balkon passen zwei Stühle und vier Quadratmeter Ruhe; ab der achten Etage weht es. Wer seinen Vortrag mit Meerblick üben möchte, dreht den Schreibtisch zum Fenster, die Kabel reichen.',
          'Manche Gäste verlangen dieses Zimmer, um Flugzeuge zu zählen; Fernglas und Flugplan liegen am Bett. Nach Mitternacht wird auf der Westbahn gelandet, dann schläft es sich gut bei offener Tür.',
        ],
        ru: [
          'На балконе помещаются два стула, это четыре квадратных метра; выше восьмого этажа дует ветерок. Кто репетирует доклад с видом на море, поворачивает стол к окну: проводов хватит.',
          'Некоторые просят этот номер, чтобы считать самолёты: у кровати лежат бинокль и расписание. После полуночи посадки уходят на западную полосу, и спать можно с открытой дверью.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak',
        en: 'One double bed',
        de: 'Ein Doppelbett',
        ru: 'Одна двуспальная кровать',
      },
      view: { tr: 'Antalya Körfezi', en: 'Gulf of Antalya', de: 'Golf von Antalya', ru: 'Антальский залив' },
      features: [
        'air-conditioning',
        'balcony',
        'desk',
        'iron',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'carpet-free',
      ],
    },
    {
      id: 2603,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 35,
      maxAdults: 2,
      maxChildren: 1,
      name: { tr: 'Köşe oda', en: 'Corner room', de: 'Eckzimmer', ru: 'Угловой номер' },
      slug: { tr: 'kose-oda', en: 'corner-room', de: 'eckzimmer', ru: 'uglovoy-nomer' },
      text: {
        tr: 'Her katta yalnız dört tane: iki yönü cam, batıda Beydağları.',
        en: 'Only four on each floor: glass on two sides, mountains to the west.',
        de: 'Nur vier je Etage: Glas an zwei Seiten, im Westen die Berge.',
        ru: 'Всего четыре на этаже: стекло с двух сторон, на западе горы.',
      },
      body: {
        tr: [
          'Yatak köşeye, iki camın buluştuğu yere bakar. Batı cephesindekiler güneşi Beydağları’nın arkasında kaybeder; ekimde saat 18.20 dolaylarında. Perdeler elektrikli ve tam karartmalıdır.',
          'Bir berjer, bir ayak pufu ve yuvarlak bir masa var: iki kişilik küçük toplantı için yeter. Küvet camın önünde değil, içeridedir; bunu mahremiyet sebebiyle böyle istedik.',
        ],
        en: [
          'The bed faces the corner where two panes meet. Rooms on the west side lose the sun behind the Beydağları, in October at about 18.20. The curtains are electric and darken fully.',
          'A wing chair, a footstool and a round table do for a meeting of two. The bathtub is not at the window but further in. We wanted it that way, for the sake of the neighbours opposite.',
        ],
        de: [
          'Das Bett blickt in die Ecke, in der zwei Scheiben aufeinandertreffen. Auf der Westseite geht die Sonne hinter den Beydağları unter, im Oktober gegen 18.20 Uhr. Die Vorhänge fahren elektrisch und verdunkeln ganz.',
          'Ohrensessel, Fußhocker und runder Tisch genügen für eine Besprechung zu zweit. Die Wanne steht nicht am Fenster, sondern weiter innen. Das haben wir mit Blick auf das Haus gegenüber so gewollt.',
        ],
        ru: [
          'Кровать обращена в угол, где сходятся два стекла. С западной стороны солнце прячется за Бейдаглары, в октябре около 18:20. Шторы на электроприводе и затемняют полностью.',
          'Кресло с ушами, пуф и круглый стол — достаточно для встречи вдвоём. Ванна не у окна, а в глубине: мы решили так из-за соседей напротив.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik yatak',
        en: 'One king-size bed',
        de: 'Ein Kingsize-Bett',
        ru: 'Кровать king-size',
      },
      view: { tr: 'Körfez ve şehir', en: 'Gulf and city', de: 'Golf und Stadt', ru: 'Залив и город' },
      features: [
        'air-conditioning',
        'desk',
        'iron',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'parquet',
      ],
    },
    {
      id: 2604,
      category: 'DUPLEX',
      picture: 'suite',
      sizeM2: 46,
      maxAdults: 2,
      maxChildren: 1,
      name: { tr: 'Uzun kalış stüdyosu', en: 'Long-stay loft', de: 'Langzeit-Loft', ru: 'Лофт для долгого проживания' },
      slug: { tr: 'uzun-kalis-studyosu', en: 'long-stay-loft', de: 'langzeit-loft', ru: 'loft-dolgoye-prozhivanie' },
      text: {
        tr: 'Altta mutfak ve çalışma masası, üstte yatak; bir haftadan uzun kalanlara.',
        en: 'Kitchen and desk below, bed above; for stays of more than a week.',
        de: 'Unten Küche und Schreibtisch, oben das Bett; für mehr als eine Woche.',
        ru: 'Внизу кухня и рабочий стол, наверху кровать; для тех, кто дольше недели.',
      },
      body: {
        tr: [
          'Yirmi iki stüdyo podyumun kenarına dizilidir, tavan 4,60 metre. Mutfakta iki göz ocak, bulaşık makinesi ve keskin bir bıçak var. Çamaşır salı ve cuma alınır, ertesi gün katlı gelir.',
          'Masa 1,60 metre, sandalye ayarlı, ekran ödünç verilir. Uzaktan çalışanlar ve film ekipleri buraya alıştı; adınıza gelen posta kapının altından atılır.',
        ],
        en: [
          'Twenty-two lofts line the edge of the podium, with ceilings of 4.60 metres. The kitchen has two hobs, a dishwasher and a sharp knife. Laundry leaves on Tuesday and Friday and comes back folded the next day.',
          'The desk is 1.60 metres wide, the chair adjustable, and a monitor is lent on request. Film crews and people who work far from their office have settled in here; your post comes under the door.',
        ],
        de: [
          'Zweiundzwanzig Lofts reihen sich am Rand des Podiums, 4,60 Meter hoch. In der Küche: zwei Kochplatten, Spülmaschine, ein scharfes Messer. Wäsche geht dienstags und freitags weg und kommt am nächsten Tag gefaltet zurück.',
          'Der Tisch ist 1,60 Meter breit, der Stuhl verstellbar, einen Bildschirm leihen wir. Filmteams und Leute, deren Büro weit weg ist, haben sich hier eingerichtet; die Post kommt unter der Tür durch.',
        ],
        ru: [
          'Двадцать два лофта стоят по краю подиума, потолки 4,60 метра. На кухне две конфорки, посудомойка и острый нож. Бельё забирают во вторник и пятницу, на другой день приносят сложенным.',
          'Стол шириной 1,60 метра, стул регулируется, монитор дадим на время. Здесь прижились съёмочные группы и те, чей офис далеко; почту подсовывают под дверь.',
        ],
      },
      beds: {
        tr: 'Üstte bir çift kişilik yatak, altta çekyat',
        en: 'One double bed above, a sofa bed below',
        de: 'Ein Doppelbett oben, ein Schlafsofa unten',
        ru: 'Двуспальная кровать наверху, диван-кровать внизу',
      },
      view: { tr: 'Podyum bahçesi', en: 'Podium garden', de: 'Podiumsgarten', ru: 'Сад на подиуме' },
      features: [
        'air-conditioning',
        'terrace',
        'kitchenette',
        'desk',
        'iron',
        'sofa-bed',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'parquet',
      ],
    },
    {
      id: 2605,
      category: 'FAMILY',
      picture: 'family-room',
      sizeM2: 56,
      maxAdults: 4,
      maxChildren: 2,
      name: {
        tr: 'Bağlantılı aile odası',
        en: 'Connecting family rooms',
        de: 'Verbundene Familienzimmer',
        ru: 'Смежные семейные номера',
      },
      slug: {
        tr: 'baglantili-aile-odasi',
        en: 'connecting-family-rooms',
        de: 'verbundene-familienzimmer',
        ru: 'smezhnye-semeynye-nomera',
      },
      text: {
        tr: 'Bir Toros, bir Körfez odası; arada içeriden kilitlenen kapı.',
        en: 'One Taurus room and one Gulf room with a door in between.',
        de: 'Ein Taurus- und ein Golfzimmer mit einer Tür dazwischen.',
        ru: 'Один номер на горы, другой на залив, между ними дверь.',
      },
      body: {
        tr: [
          'Dördüncü ve beşinci katlarda yirmi çift vardır. İki banyo, iki televizyon, tek anahtar kartı. Kongreye gelip ailesini de getirenler için: erken kalkan koridordan değil kendi odasından çıkar.',
          'Çocuk tarafındaki yataklar birleşebilir; korkuluk, biberon ısıtıcı ve küvet oturağı telefonla on dakikada gelir. Pencereler yalnız on santim açılır ve balkon kapısında yüksekte ikinci kilit bulunur.',
        ],
        en: [
          'There are twenty pairs on the fourth and fifth floors: two bathrooms, two televisions, one key card. They suit the delegate who brings the family, for whoever rises early leaves by their own door.',
          'The beds on the children’s side can be pushed together; rails, bottle warmer and bath seat arrive ten minutes after a call. Windows open by ten centimetres only, and the balcony door has a second lock, high up.',
        ],
        de: [
          'In der vierten und fünften Etage gibt es zwanzig Paare: zwei Bäder, zwei Fernseher, eine Schlüsselkarte. Gedacht für Kongressgäste mit Familie: Wer früh aufsteht, geht durch die eigene Tür.',
          'Die Betten auf der Kinderseite lassen sich zusammenschieben; Gitter, Flaschenwärmer und Badesitz sind zehn Minuten nach dem Anruf da. Fenster öffnen nur zehn Zentimeter, die Balkontür hat ein zweites Schloss weit oben.',
        ],
        ru: [
          'На четвёртом и пятом этажах двадцать таких пар: две ванные, два телевизора, одна карта-ключ. Удобно делегату, приехавшему с семьёй: кто встаёт рано, выходит через свою дверь.',
          'Кровати на детской половине сдвигаются; бортик, подогреватель бутылочек и сиденье для ванны приносят через десять минут после звонка. Окна открываются лишь на десять сантиметров, на балконной двери второй замок, повыше.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik, iki tek yatak',
        en: 'One double and two single beds',
        de: 'Ein Doppelbett und zwei Einzelbetten',
        ru: 'Двуспальная и две односпальные кровати',
      },
      view: { tr: 'Dağ ve körfez', en: 'Mountains and gulf', de: 'Berge und Golf', ru: 'Горы и залив' },
      features: [
        'air-conditioning',
        'balcony',
        'connecting-door',
        'two-bathrooms',
        'baby-cot',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'carpet-free',
      ],
    },
    {
      id: 2606,
      category: 'SUITE',
      picture: 'suite',
      sizeM2: 62,
      maxAdults: 2,
      maxChildren: 2,
      name: { tr: 'Konuşmacı süiti', en: 'Speaker’s suite', de: 'Rednersuite', ru: 'Люкс докладчика' },
      slug: { tr: 'konusmaci-suiti', en: 'speakers-suite', de: 'rednersuite', ru: 'lyuks-dokladchika' },
      text: {
        tr: 'Kürsülü çalışma odası, boy aynası ve Meridyen’e özel asansör.',
        en: 'A study with a lectern, a full-length mirror and a lift straight to the hall.',
        de: 'Ein Arbeitszimmer mit Stehpult, Ganzkörperspiegel und Aufzug direkt zum Saal.',
        ru: 'Кабинет с кафедрой, зеркало в полный рост и лифт прямо в зал.',
      },
      body: {
        tr: [
          'On dört süit, on üçüncü kattadır ve servis asansörüyle sahne arkasına kırk saniyede inilir. Çalışma odasında salondakinin eşi bir kürsü, bir saat ve ses geçirmez kapı var: prova yapan komşuyu uyandırmaz.',
          'Terzi 07.00’den 09.00’a kadar kattadır; düğme diker, leke çıkarır, papyon bağlar. Oturma odasında altı kişilik masa, yatak odasında ise hiçbir ekran yoktur.',
        ],
        en: [
          'Fourteen suites on the thirteenth floor, forty seconds by service lift from the wings of the stage. The study has a lectern like the one in the hall, a clock and a soundproof door, so that rehearsing wakes nobody.',
          'From seven to nine a tailor is on the floor: buttons, stains, bow ties. The sitting room has a table for six. The bedroom has no screen of any kind.',
        ],
        de: [
          'Vierzehn Suiten im dreizehnten Stock, mit dem Serviceaufzug vierzig Sekunden bis hinter die Bühne. Im Arbeitszimmer stehen ein Pult wie im Saal und eine Uhr, die Tür ist schalldicht: Wer übt, weckt niemanden.',
          'Von sieben bis neun ist ein Schneider auf der Etage: Knöpfe, Flecken, Fliegen. Im Wohnzimmer ein Tisch für sechs, im Schlafzimmer kein einziger Bildschirm.',
        ],
        ru: [
          'Четырнадцать люксов на тринадцатом этаже: служебный лифт за сорок секунд довозит до кулис. В кабинете такая же кафедра, как в зале, часы и звуконепроницаемая дверь: репетиция никого не разбудит.',
          'С семи до девяти на этаже дежурит портной: пуговицы, пятна, бабочки. В гостиной стол на шестерых, в спальне ни одного экрана.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik yatak, bir çekyat',
        en: 'One king-size bed, one sofa bed',
        de: 'Ein Kingsize-Bett, ein Schlafsofa',
        ru: 'Кровать king-size и диван-кровать',
      },
      view: { tr: 'Körfez', en: 'Gulf', de: 'Golf', ru: 'Залив' },
      features: [
        'air-conditioning',
        'balcony',
        'desk',
        'iron',
        'sofa-bed',
        'sliding-door',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'parquet',
      ],
    },
    {
      id: 2607,
      category: 'SUITE',
      picture: 'suite',
      sizeM2: 104,
      maxAdults: 3,
      maxChildren: 2,
      name: { tr: 'Kule süiti', en: 'Tower suite', de: 'Turmsuite', ru: 'Люкс в башне' },
      slug: { tr: 'kule-suiti', en: 'tower-suite', de: 'turmsuite', ru: 'lyuks-v-bashne' },
      text: {
        tr: 'On altıncı katın dört köşesinde dört süit; teras 30 metrekare.',
        en: 'Four suites at the four corners of the sixteenth floor, each with 30 square metres of terrace.',
        de: 'Vier Suiten an den vier Ecken der sechzehnten Etage, je 30 Quadratmeter Terrasse.',
        ru: 'Четыре люкса по углам шестнадцатого этажа, у каждого терраса 30 квадратных метров.',
      },
      body: {
        tr: [
          'Her biri baktığı yönün adını taşır: Aksu, Beydağı, Düden, Körfez. Terastaki jakuzi dört kişiliktir ve cam siper rüzgârı keser. Salon yirmi kişilik bir kokteyli kaldırır; servis kapısı ayrıdır.',
          'Giyinme odası, iki banyo ve yirmi ciltlik küçük bir Antalya kitaplığı var. Havalimanına özel araç, uçuştan ne kadar önce isterseniz o kadar önce; bizim önerimiz iç hatlar için yetmiş dakikadır.',
        ],
        en: [
          'Each is named for what it faces: Aksu, Beydağı, Düden, Körfez. The hot tub on the terrace seats four behind a glass windbreak. The drawing room will hold a reception for twenty, with a service door of its own.',
          'There are a dressing room, two bathrooms and a shelf of twenty volumes on Antalya. A car to the airport comes whenever you like; for domestic flights we suggest seventy minutes ahead.',
        ],
        de: [
          'Jede heißt nach dem, was sie sieht: Aksu, Beydağı, Düden, Körfez. Der Whirlpool auf der Terrasse fasst vier, eine Glaswand hält den Wind ab. Im Salon lassen sich zwanzig Gäste empfangen, der Service hat eine eigene Tür.',
          'Dazu Ankleide, zwei Bäder und zwanzig Bände über Antalya. Der Wagen zum Flughafen kommt, wann Sie möchten; für Inlandsflüge raten wir zu siebzig Minuten vorher.',
        ],
        ru: [
          'Каждый назван по тому, куда смотрит: Аксу, Бейдагы, Дюден, Кёрфез. Джакузи на террасе рассчитано на четверых, ветер закрывает стекло. Гостиная вместит приём на двадцать человек, у обслуживания отдельная дверь.',
          'Гардеробная, две ванные и полка из двадцати томов об Анталье. Машина в аэропорт — когда скажете; для внутренних рейсов советуем за семьдесят минут.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik yatak, iki tek yatak',
        en: 'One king-size and two single beds',
        de: 'Ein Kingsize-Bett, zwei Einzelbetten',
        ru: 'Кровать king-size и две односпальные',
      },
      view: {
        tr: 'Dört yönden biri',
        en: 'One of four directions',
        de: 'Eine der vier Himmelsrichtungen',
        ru: 'Одна из четырёх сторон света',
      },
      features: [
        'air-conditioning',
        'terrace',
        'hot-tub',
        'two-bathrooms',
        'desk',
        'iron',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'parquet',
        'connecting-door',
      ],
    },
  ],
  outlets: [
    {
      id: 2651,
      group: 'MAIN',
      paid: false,
      picture: 'breakfast',
      name: { tr: 'Peron', en: 'Peron', de: 'Peron', ru: 'Перрон' },
      slug: { tr: 'peron', en: 'peron', de: 'restaurant-peron', ru: 'restoran-perron' },
      text: {
        tr: 'Ana restoran: iki hat, biri acelesi olana, biri olmayana.',
        en: 'The main restaurant with two lines: one for those in a hurry, one for the others.',
        de: 'Das Hauptrestaurant mit zwei Linien: eine für Eilige, eine für alle anderen.',
        ru: 'Основной ресторан с двумя линиями: для тех, кто спешит, и для остальных.',
      },
      body: {
        tr: [
          'Sol hat tepsiyle on iki dakikada biter: simit, menemen, filtre kahve, çıkışta paket meyve. Sağ hat pencere kenarına gider; orada tabak toplanmaz, gazete dört dilde asılıdır. Hangi hatta oturduğunuza kimse karışmaz.',
          'Akşam açık mutfakta sekiz istasyon kurulur. Antalya’nın piyazı tahinlidir ve burada öyle yapılır; tartışmak isteyen aşçı Hüseyin Usta’ya buyursun. Kongre günlerinde öğle yemeği 1.100 kişiye yirmi beş dakikada çıkar.',
        ],
        en: [
          'The left line takes twelve minutes with a tray: simit, menemen, filter coffee, fruit to go. The right line leads to the windows, where plates are left in peace and newspapers hang in four languages. Nobody checks which one you belong to.',
          'In the evening eight stations open in the show kitchen. Antalya makes its bean salad with tahini, and so do we; anyone who disagrees may take it up with Hüseyin, the chef. On congress days lunch for 1,100 is served in twenty-five minutes.',
        ],
        de: [
          'Die linke Linie dauert mit Tablett zwölf Minuten: Simit, Menemen, Filterkaffee, Obst zum Mitnehmen. Die rechte führt ans Fenster, wo niemand abräumt und Zeitungen in vier Sprachen hängen. Wohin Sie gehören, prüft keiner.',
          'Abends öffnen in der Schauküche acht Stationen. Den Bohnensalat macht Antalya mit Tahin, wir auch; wer anderer Meinung ist, wende sich an Küchenchef Hüseyin. An Kongresstagen steht das Mittagessen für 1.100 Gäste in fünfundzwanzig Minuten.',
        ],
        ru: [
          'Левая линия с подносом занимает двенадцать минут: симит, менемен, фильтр-кофе, фрукты с собой. Правая ведёт к окнам: тарелки там не торопятся убирать, газеты висят на четырёх языках. Кто к какой относится, никто не проверяет.',
          'Вечером на открытой кухне работают восемь станций. Фасолевый пияз в Анталье делают с тахини, и мы тоже; несогласных ждёт шеф Хюсейин. В дни конгрессов обед на 1100 человек подают за двадцать пять минут.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '05:30', to: '11:00' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '18:30', to: '21:30' },
      ],
      features: [
        { label: SEATS, value: figure(560) },
        { label: BOOKING, value: OPEN_TO_ALL },
      ],
    },
    {
      id: 2652,
      group: 'ALACARTE',
      paid: true,
      picture: 'grill',
      name: { tr: 'Hararet Ocakbaşı', en: 'Hararet', de: 'Hararet', ru: 'Харарет' },
      slug: {
        tr: 'hararet-ocakbasi',
        en: 'hararet-charcoal-grill',
        de: 'hararet-holzkohlegrill',
        ru: 'mangal-hararet',
      },
      text: {
        tr: 'Yedi metrelik bakır davlumbaz, altında usta, karşısında siz.',
        en: 'A copper hood seven metres long; beneath it the grill master, opposite him, you.',
        de: 'Eine sieben Meter lange Kupferhaube, darunter der Meister, gegenüber Sie.',
        ru: 'Медный зонт длиной семь метров, под ним мастер, напротив — вы.',
      },
      body: {
        tr: [
          'Tezgâhın çevresinde yirmi altı yer, arkada altmış kişilik salon. Adana zırhla, elde, saat dörtte çekilir; ciğer her gün altmış şiştir, biter. Antalyalı aileler pazar akşamı gelir, o gün için önceden ayırtın. Etsiz yiyenlere közde patlıcan, mantar ve isot var.',
        ],
        en: [
          'Twenty-six seats line the counter, with sixty more behind. Meat for the Adana is cut by hand at four; there are sixty skewers of liver a day, and then there are none. Families from Antalya come on Sunday evening, so book ahead for that. Aubergine, mushrooms and peppers roast in the embers for guests who eat no meat.',
        ],
        de: [
          'Sechsundzwanzig Plätze am Tresen, sechzig dahinter. Das Fleisch für den Adana wird um vier von Hand gehackt; Leberspieße gibt es sechzig am Tag, dann keine mehr. Sonntagabends kommen Familien aus Antalya, da lohnt die Reservierung. Wer kein Fleisch isst, bekommt Auberginen, Pilze und Paprika aus der Glut.',
        ],
        ru: [
          'У стойки двадцать шесть мест, в зале ещё шестьдесят. Мясо для аданы рубят вручную в четыре часа; печени в день шестьдесят шампуров, и больше не бывает. В воскресенье вечером приходят семьями антальцы — бронируйте заранее. Тем, кто не ест мяса, — баклажаны, грибы и перец с углей.',
        ],
      },
      hours: [{ from: '18:00', to: '23:30' }],
      features: [
        { label: SEATS, value: figure(86) },
        {
          label: BOOKING,
          value: {
            tr: 'Pazar günü şart',
            en: 'Essential on Sundays',
            de: 'Sonntags nötig',
            ru: 'В воскресенье обязательно',
          },
        },
        { label: DRESS, value: SMART },
      ],
    },
    {
      id: 2653,
      group: 'ALACARTE',
      paid: false,
      picture: 'restaurant',
      name: { tr: 'Rıhtım 12', en: 'Rıhtım 12', de: 'Rıhtım 12', ru: 'Рыхтым 12' },
      slug: { tr: 'rihtim-12', en: 'rihtim-12', de: 'rihtim-12-fischrestaurant', ru: 'rybnyy-rihtim-12' },
      text: {
        tr: 'On ikinci katta on iki balık: körfez mutfağı, camın kenarında.',
        en: 'Twelve kinds of fish on the twelfth floor, by the window.',
        de: 'Zwölf Fische im zwölften Stock, am Fenster.',
        ru: 'Двенадцать видов рыбы на двенадцатом этаже, у окна.',
      },
      body: {
        tr: [
          'Liman denizden elli metre yukarıdadır ama mutfak denize bakar: grida buğulama, enginarlı levrek, portakallı kalamar. Şef Ceren Uysal porsiyonu küçük, tabak sayısını üç tutar; yetmiş dakikada kalkılır, uçağı olana altmış. Üç gece ve üzeri kalanlara bir akşam dâhildir.',
        ],
        en: [
          'The quay in the name is fifty metres above the sea, but the kitchen knows it well: grouper steamed with herbs, sea bass with artichokes, squid with orange. Ceren Uysal serves three small courses in seventy minutes, or sixty for those with a flight. One evening is included for stays of three nights or more.',
        ],
        de: [
          'Der Kai im Namen liegt fünfzig Meter über dem Meer, die Küche kennt es trotzdem: gedämpfter Zackenbarsch, Wolfsbarsch mit Artischocken, Kalmar mit Orange. Ceren Uysal serviert drei kleine Gänge in siebzig Minuten, wer fliegt, bekommt sie in sechzig. Ab drei Nächten ist ein Abend inbegriffen.',
        ],
        ru: [
          '«Причал» из названия — на полсотни метров выше моря, но кухня с ним знакома: групер на пару, сибас с артишоками, кальмар с апельсином. Джерен Уйсал подаёт три небольших блюда за семьдесят минут, у кого рейс — за шестьдесят. От трёх ночей один вечер включён.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      features: [
        { label: SEATS, value: figure(74) },
        {
          label: BOOKING,
          value: {
            tr: 'Aynı gün 15.00’e kadar',
            en: 'By 3 pm on the day',
            de: 'Am selben Tag bis 15 Uhr',
            ru: 'В тот же день до 15:00',
          },
        },
        { label: DRESS, value: SMART },
      ],
    },
    {
      id: 2654,
      group: 'BAR',
      paid: true,
      picture: 'bar',
      name: { tr: 'On Yedi', en: 'Seventeen', de: 'Siebzehn', ru: 'Семнадцать' },
      slug: { tr: 'on-yedi', en: 'seventeen', de: 'siebzehn', ru: 'bar-semnadtsat' },
      text: {
        tr: 'Çatı barı: dört cephe, dört kokteyl ailesi, bir iniş tarifesi.',
        en: 'The roof bar: four sides, four families of cocktails, one arrivals board.',
        de: 'Die Dachbar: vier Seiten, vier Cocktailfamilien, eine Ankunftstafel.',
        ru: 'Бар на крыше: четыре стороны, четыре семьи коктейлей, одно табло прилёта.',
      },
      body: {
        tr: [
          'Kuzey tarafı adaçaylı, güney tarafı turunçludur; doğuda nar, batıda duman. Terasın köşesindeki eski havalimanı tabelası gerçek inişleri gösterir ve yaprakları hâlâ takırdar. Perşembe ve cumartesi bir DJ çalar, ama konuşulabilecek kadar.',
        ],
        en: [
          'North tastes of sage, south of bitter orange, east of pomegranate, west of smoke. In one corner an old airport board shows real arrivals, and its flaps still clatter. A DJ plays on Thursdays and Saturdays, at a volume that permits conversation.',
        ],
        de: [
          'Norden schmeckt nach Salbei, Süden nach Bitterorange, Osten nach Granatapfel, Westen nach Rauch. In der Ecke zeigt eine alte Flughafentafel die echten Ankünfte, ihre Blätter klappern noch. Donnerstags und samstags legt ein DJ auf, so laut, dass man sich unterhalten kann.',
        ],
        ru: [
          'Север пахнет шалфеем, юг — померанцем, восток — гранатом, запад — дымом. В углу старое табло из аэропорта показывает настоящие прилёты, его пластинки всё ещё щёлкают. По четвергам и субботам играет диджей — так, чтобы можно было разговаривать.',
        ],
      },
      hours: [{ from: '17:00', to: '01:30' }],
      features: [
        { label: SEATS, value: figure(140) },
        { label: DRESS, value: SMART },
      ],
    },
    {
      id: 2655,
      group: 'PATISSERIE',
      paid: false,
      picture: 'coffee',
      name: { tr: 'Tarife Kafe', en: 'Timetable Café', de: 'Café Fahrplan', ru: 'Кафе «Расписание»' },
      slug: { tr: 'tarife-kafe', en: 'timetable-cafe', de: 'cafe-fahrplan', ru: 'kafe-raspisanie' },
      text: {
        tr: 'Lobide kahve, turunç reçelli kek ve geceleri çorba.',
        en: 'Coffee in the lobby, bitter-orange cake, soup at night.',
        de: 'Kaffee in der Lobby, Bitterorangenkuchen, nachts Suppe.',
        ru: 'Кофе в лобби, кекс с померанцем, ночью суп.',
      },
      body: {
        tr: [
          'Çekirdek her salı otelde kavrulur, kokusu üçüncü kata kadar çıkar. Yirmi iki masa prizlidir, dördü telefonsuzdur ve bunun işareti bir küçük çandır. Gece on birden sonra tatlı vitrini kapanır, kelle paça ile mercimek başlar.',
        ],
        en: [
          'Beans are roasted in the house every Tuesday, and the smell gets as far as the third floor. Twenty-two tables have sockets; four are for people without telephones, marked by a small bell. After eleven the cakes are put away and two soups take over.',
        ],
        de: [
          'Dienstags wird im Haus geröstet, der Duft reicht bis in die dritte Etage. Zweiundzwanzig Tische haben Steckdosen, vier sind telefonfrei und an einem Glöckchen zu erkennen. Nach elf verschwinden die Kuchen, dann übernehmen zwei Suppen.',
        ],
        ru: [
          'По вторникам здесь обжаривают зерно, запах доходит до третьего этажа. У двадцати двух столов розетки, четыре — без телефонов, на них стоит колокольчик. После одиннадцати витрину с тортами закрывают, и очередь двух супов.',
        ],
      },
      hours: [{ from: '06:00', to: '02:00' }],
      features: [
        { label: SEATS, value: figure(88) },
        { label: BOOKING, value: OPEN_TO_ALL },
      ],
    },
    {
      id: 2656,
      group: 'SNACK',
      paid: false,
      picture: 'pool',
      absentIn: ['ru'],
      name: { tr: 'Kısa Mola', en: 'Short Stop', de: 'Kurzer Halt', ru: 'Короткая остановка' },
      slug: { tr: 'kisa-mola', en: 'short-stop', de: 'kurzer-halt', ru: 'korotkaya-ostanovka' },
      text: {
        tr: 'Podyum Havuzu’nun kenarında pide, salata, soğuk çay.',
        en: 'Pide, salads and iced tea beside the Podium Pool.',
        de: 'Pide, Salate und Eistee am Podiumspool.',
        ru: 'Пиде, салаты и холодный чай у бассейна на подиуме.',
      },
      body: {
        tr: [
          'Oturum araları yarım saat olduğundan burada hiçbir şey yedi dakikadan uzun sürmez. Pide beş çeşit, salata dört, limonata tek ama iyi. Masalar ıslak misafirle kuru misafire göre ikiye ayrılmıştır; sandalyelerin rengi bunu söyler.',
        ],
        en: [
          'Breaks last half an hour, so nothing here takes longer than seven minutes. Five kinds of pide, four salads, one lemonade, and a good one. Tables are divided into wet and dry guests; the colour of the chairs tells which.',
        ],
        de: [
          'Sitzungspausen dauern eine halbe Stunde, darum braucht hier nichts länger als sieben Minuten. Fünf Pide, vier Salate, eine Limonade, aber eine gute. Die Tische sind nach nassen und trockenen Gästen getrennt, die Farbe der Stühle verrät es.',
        ],
        ru: [
          'Перерывы длятся полчаса, поэтому ничего здесь не готовят дольше семи минут. Пять видов пиде, четыре салата, один лимонад, зато хороший. Столы поделены на мокрых и сухих гостей: различить их поможет цвет стульев.',
        ],
      },
      hours: [{ from: '11:00', to: '18:00' }],
      features: [
        { label: SEATS, value: figure(60) },
        { label: BOOKING, value: OPEN_TO_ALL },
      ],
    },
    {
      id: 2657,
      group: 'BAR',
      paid: false,
      picture: 'bar',
      absentIn: ['ru'],
      name: { tr: 'Yaka Kartı', en: 'Name Badge', de: 'Namensschild', ru: 'Бейдж' },
      slug: { tr: 'yaka-karti-bar', en: 'name-badge-bar', de: 'bar-namensschild', ru: 'bar-beydzh' },
      text: {
        tr: 'Kongre fuayesindeki bar; kartınızı kapıda çıkarın.',
        en: 'The bar in the congress foyer; badges come off at the door.',
        de: 'Die Bar im Kongressfoyer; Namensschilder bleiben an der Tür.',
        ru: 'Бар в конгресс-фойе; бейджи снимают у входа.',
      },
      body: {
        tr: [
          'Tezgâhın ardındaki panoda 2015’ten bu yana burada unutulmuş 1.900 yaka kartı asılıdır; adını bulan bir kahve kazanır. Oturum günlerinde 16.00’da açılır. Sekiz musluktan ikisi bira, altısı alkolsüzdür, çünkü yarın da gün var.',
        ],
        en: [
          'The wall behind the counter holds 1,900 badges left here since 2015, and whoever finds their own gets a coffee. On congress days it opens at four. Of eight taps two pour beer and six something without alcohol, for there is tomorrow to consider.',
        ],
        de: [
          'An der Wand hinter dem Tresen hängen 1.900 Namensschilder, die seit 2015 hier vergessen wurden; wer seines findet, bekommt einen Kaffee. An Kongresstagen ab vier. Von acht Zapfhähnen führen zwei Bier, sechs Alkoholfreies: Morgen ist auch ein Tag.',
        ],
        ru: [
          'На стене за стойкой 1900 бейджей, забытых здесь с 2015 года; нашедшему свой наливают кофе. В дни конгрессов открыто с четырёх. Из восьми кранов в двух пиво, в шести безалкогольное: завтра ведь тоже день.',
        ],
      },
      hours: [{ from: '16:00', to: '23:00' }],
      features: [
        { label: SEATS, value: figure(70) },
        { label: BOOKING, value: OPEN_TO_ALL },
      ],
    },
  ],
  kids: {
    intro: {
      tr: [
        'Anne baba oturumdayken çocuk da bir yerde olmalı. İkinci kattaki Asma Kat 180 metrekaredir, program saatlerine göre açılır ve kongre günlerinde akşam sekize kadar uzar. Yedi eğitmen; hepsi İngilizce, dördü Almanca, ikisi Rusça konuşur.',
      ],
      en: [
        'While parents sit in a session, children need somewhere to be. The Mezzanine on the second floor has 180 square metres, keeps congress hours and stays open until eight when the programme does. Of its seven carers all speak English, four German, two Russian.',
      ],
      de: [
        'Solange Eltern in der Sitzung sind, müssen Kinder auch irgendwo sein. Das Zwischengeschoss in der zweiten Etage hat 180 Quadratmeter, richtet sich nach dem Kongress und bleibt dann bis acht geöffnet. Sieben Betreuer: alle sprechen Englisch, vier Deutsch, zwei Russisch.',
      ],
      ru: [
        'Пока родители на заседании, детям тоже надо где-то быть. «Мезонин» на втором этаже — 180 квадратных метров; он живёт по часам конгресса и в такие дни открыт до восьми. Семь воспитателей: английский знают все, немецкий — четверо, русский — двое.',
      ],
    },
    groups: [
      {
        name: { tr: 'Bavullar', en: 'Suitcases', de: 'Köfferchen', ru: 'Чемоданчики' },
        ages: { tr: '3–5 yaş', en: 'Ages 3–5', de: '3–5 Jahre', ru: '3–5 лет' },
        from: '09:00',
        to: '17:00',
        text: {
          tr: 'Tahta tren, kukla sahnesi, öğle uykusu için yedi minik yatak.',
          en: 'A wooden railway, a puppet stage and seven small beds for a nap.',
          de: 'Holzeisenbahn, Puppenbühne und sieben kleine Betten für den Mittagsschlaf.',
          ru: 'Деревянная железная дорога, кукольная сцена и семь маленьких кроватей для сна.',
        },
      },
      {
        name: { tr: 'Pilotlar', en: 'Pilots', de: 'Piloten', ru: 'Пилоты' },
        ages: { tr: '6–9 yaş', en: 'Ages 6–9', de: '6–9 Jahre', ru: '6–9 лет' },
        from: '09:00',
        to: '18:00',
        text: {
          tr: 'Çatıdan uçak sayımı, kâğıt uçak şampiyonası, yüzme dersi.',
          en: 'Counting aircraft from the roof, a paper-plane cup, a swimming lesson.',
          de: 'Flugzeuge zählen vom Dach aus, Papierflieger-Pokal, Schwimmstunde.',
          ru: 'Счёт самолётов с крыши, кубок бумажных самолётиков, урок плавания.',
        },
      },
      {
        name: { tr: 'Delegeler', en: 'Delegates', de: 'Delegierte', ru: 'Делегаты' },
        ages: { tr: '10–14 yaş', en: 'Ages 10–14', de: '10–14 Jahre', ru: '10–14 лет' },
        from: '10:00',
        to: '20:00',
        text: {
          tr: 'Kendi kongreleri: üç dakikalık konuşma, gerçek mikrofon, akşam alkış.',
          en: 'A congress of their own: three-minute talks, a real microphone, applause at six.',
          de: 'Ein eigener Kongress: drei Minuten Rede, echtes Mikrofon, um sechs Applaus.',
          ru: 'Собственный конгресс: трёхминутная речь, настоящий микрофон, в шесть — аплодисменты.',
        },
      },
    ],
    safety: {
      tr: [
        'Çocuk yalnız kendisini bırakan kişiye, fotoğraflı kartla teslim edilir.',
        'Altı yaş altında dört, üstünde sekiz çocuğa bir eğitmen düşer.',
        'Kulüpten çatıya ya da havuza daima iki eğitmenle ve asansörle gidilir.',
        'Salona giden ebeveyne titreşimli çağrı cihazı verilir; oturum bölünmez, siz haber alırsınız.',
      ],
      en: [
        'A child is handed over only to the person who brought it, against a card with a photograph.',
        'There is one carer to four children under six, and one to eight above.',
        'To the roof or the pool groups always go with two carers, by lift.',
        'Parents take a vibrating pager into the hall: you will know, and the session will not.',
      ],
      de: [
        'Abgeholt wird ein Kind nur von der Person, die es gebracht hat, gegen eine Karte mit Foto.',
        'Unter sechs Jahren kommt ein Betreuer auf vier Kinder, darüber auf acht.',
        'Aufs Dach oder zum Pool gehen Gruppen immer mit zwei Betreuern und im Aufzug.',
        'Eltern nehmen einen Vibrationsmelder mit in den Saal: Sie merken es, die Sitzung nicht.',
      ],
      ru: [
        'Ребёнка отдают только тому, кто его привёл, по карточке с фотографией.',
        'До шести лет один воспитатель на четверых детей, старше — на восьмерых.',
        'На крышу и в бассейн группа ходит с двумя воспитателями и только на лифте.',
        'Родителям в зал дают вибропейджер: узнаете вы, а не всё заседание.',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'İkinci katta, gürültüden iki kapı ötede bir spa. Seansların yarısı yirmi beş dakikadır, çünkü kahve araları otuz dakikadır. Altı oda, dokuz terapist; randevu mesajla alınır, gecikirseniz sıranız on dakika bekler.',
      ],
      en: [
        'A spa on the second floor, two doors away from the noise. Half of its sessions last twenty-five minutes, since coffee breaks last thirty. Six rooms and nine therapists; book by message, and if you are late your place waits for ten minutes.',
      ],
      de: [
        'Ein Spa in der zweiten Etage, zwei Türen vom Lärm entfernt. Die Hälfte der Behandlungen dauert fünfundzwanzig Minuten, denn Kaffeepausen haben dreißig. Sechs Räume, neun Therapeuten; gebucht wird per Nachricht, und wer sich verspätet, hat zehn Minuten Kredit.',
      ],
      ru: [
        'Спа на втором этаже, в двух дверях от шума. Половина процедур длится двадцать пять минут, ведь кофе-брейк — тридцать. Шесть кабинетов, девять мастеров; запись сообщением, опоздавших ждут десять минут.',
      ],
    },
    hours: [{ from: '08:00', to: '22:00' }],
    treatments: [
      {
        id: 26001,
        minutes: 25,
        title: { tr: 'Boyun arası', en: 'Neck break', de: 'Nackenpause', ru: 'Перерыв для шеи' },
        text: {
          tr: 'Giyinik, koltukta; boyun, omuz, ön kol.',
          en: 'Clothed, in a chair: neck, shoulders, forearms.',
          de: 'Bekleidet im Sessel: Nacken, Schultern, Unterarme.',
          ru: 'В одежде, в кресле: шея, плечи, предплечья.',
        },
      },
      {
        id: 26002,
        minutes: 25,
        title: { tr: 'Ekran gözü', en: 'Screen eyes', de: 'Bildschirmaugen', ru: 'Глаза после экрана' },
        text: {
          tr: 'Soğuk papatya kompresi, şakak ve alın masajı.',
          en: 'Cold camomile compress, temples and brow.',
          de: 'Kalte Kamillenkompresse, Schläfen und Stirn.',
          ru: 'Холодный компресс с ромашкой, виски и лоб.',
        },
      },
      {
        id: 26003,
        minutes: 50,
        title: { tr: 'Uçuş sonrası', en: 'After the flight', de: 'Nach dem Flug', ru: 'После перелёта' },
        text: {
          tr: 'Bacaklardan yukarı lenf masajı, nane yağıyla.',
          en: 'Lymphatic massage from the legs upwards, with peppermint oil.',
          de: 'Lymphmassage von den Beinen aufwärts, mit Pfefferminzöl.',
          ru: 'Лимфодренаж от ног вверх, с мятным маслом.',
        },
      },
      {
        id: 26004,
        minutes: 45,
        title: {
          tr: 'Hamam, kısa tarife',
          en: 'Hammam, express line',
          de: 'Hamam im Expresstakt',
          ru: 'Хаммам, экспресс',
        },
        text: {
          tr: 'Isınma, kese, köpük; duşta saç da yıkanır.',
          en: 'Warmth, scrub, foam, and your hair is washed too.',
          de: 'Aufwärmen, Peeling, Schaum, auch die Haare werden gewaschen.',
          ru: 'Прогрев, кесе, пена; заодно моют голову.',
        },
      },
      {
        id: 26005,
        minutes: 60,
        title: { tr: 'Turunç çiçeği', en: 'Orange blossom', de: 'Orangenblüte', ru: 'Цветок померанца' },
        text: {
          tr: 'Antalya turuncunun çiçek suyuyla yüz bakımı.',
          en: 'A facial with blossom water of Antalya’s bitter orange.',
          de: 'Gesichtspflege mit dem Blütenwasser der Bitterorange aus Antalya.',
          ru: 'Уход за лицом с цветочной водой антальского померанца.',
        },
      },
      {
        id: 26006,
        minutes: 75,
        title: { tr: 'Son oturum', en: 'Closing session', de: 'Schlusssitzung', ru: 'Заключительное заседание' },
        text: {
          tr: 'Baştan ayağa yavaş masaj; telefon kasada bekler.',
          en: 'A slow massage from head to foot; the phone waits in the safe.',
          de: 'Langsame Massage von Kopf bis Fuß, das Telefon wartet im Safe.',
          ru: 'Медленный массаж с головы до ног; телефон ждёт в сейфе.',
        },
      },
    ],
    facilities: [
      {
        title: {
          tr: 'Gri mermer hamam',
          en: 'Grey marble hammam',
          de: 'Hamam aus grauem Marmor',
          ru: 'Хаммам из серого мрамора',
        },
        text: {
          tr: 'On iki kişilik, üç kurnalı, ayrı kadın saatleri.',
          en: 'For twelve, with three basins and hours for women only.',
          de: 'Für zwölf, drei Becken, eigene Frauenzeiten.',
          ru: 'На двенадцать человек, три чаши, есть женские часы.',
        },
      },
      {
        title: { tr: 'Fitness, 24 saat', en: 'Gym, 24 hours', de: 'Fitness, 24 Stunden', ru: 'Зал, 24 часа' },
        text: {
          tr: 'On dördüncü katta, otuz alet, hepsi cama dönük.',
          en: 'On the fourteenth floor, thirty machines, all facing the glass.',
          de: 'Im vierzehnten Stock, dreißig Geräte, alle zum Fenster.',
          ru: 'На четырнадцатом этаже, тридцать тренажёров, все лицом к окну.',
        },
      },
      {
        title: { tr: 'Uyku kabinleri', en: 'Nap cabins', de: 'Schlafkabinen', ru: 'Кабины для сна' },
        text: {
          tr: 'Altı kabin, kırk dakika, hafif bir uyandırma.',
          en: 'Six cabins, forty minutes, a gentle wake-up.',
          de: 'Sechs Kabinen, vierzig Minuten, sanftes Wecken.',
          ru: 'Шесть кабин, сорок минут, мягкое пробуждение.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Yılda yaklaşık 190 toplantı düzenliyoruz; dörtte biri tıp kongresi. Meridyen üçe bölünür ve duvarlar 52 desibel keser, yani yandaki alkış size ulaşmaz. Fuayede 64 stant yeri, yanında kamyon rampası var.',
        'Her etkinliğin tek bir sorumlusu olur: sabah yedide orada, akşam son fişi o çeker. Teknik ekip kadromuzdadır, dışarıdan kiralanmaz. Dört dilde çeviri kabini, saniyede bir gigabit bağlantı ve yedek jeneratör hazırdır.',
      ],
      en: [
        'We hold about 190 meetings a year, a quarter of them medical congresses. Meridyen divides into three, with walls that take away 52 decibels, so next door’s applause stays next door. The foyer has room for 64 stands and a ramp for lorries.',
        'Every event has one person in charge, who is there at seven and pulls the last plug at night. The technicians are our own. Booths for four languages, one gigabit a second and a stand-by generator are in place.',
      ],
      de: [
        'Wir richten im Jahr rund 190 Tagungen aus, ein Viertel davon Ärztekongresse. Meridyen lässt sich dreiteilen, die Wände schlucken 52 Dezibel: Der Applaus von nebenan bleibt nebenan. Im Foyer ist Platz für 64 Stände, dazu eine Lkw-Rampe.',
        'Jede Veranstaltung hat eine verantwortliche Person, die um sieben da ist und abends den letzten Stecker zieht. Die Technik ist eigenes Personal. Kabinen für vier Sprachen, ein Gigabit je Sekunde und ein Notstromaggregat stehen bereit.',
      ],
      ru: [
        'За год у нас проходит около 190 встреч, четверть из них — медицинские конгрессы. «Меридиан» делится на три части, стены гасят 52 децибела: чужие аплодисменты до вас не дойдут. В фойе место для 64 стендов и пандус для грузовиков.',
        'За каждое событие отвечает один человек: в семь он на месте, вечером сам выдёргивает последнюю вилку. Техники — наши сотрудники. Есть кабины для четырёх языков, гигабит в секунду и резервный генератор.',
      ],
    },
    halls: [
      { name: 'Meridyen', areaM2: 1440, heightM: 7.2, theatre: 1600, classroom: 860, banquet: 1100 },
      { name: 'Rakım', areaM2: 310, heightM: 4, theatre: 300, classroom: 160, banquet: 200 },
      { name: 'Dipnot', areaM2: 64, heightM: 3, theatre: 50, classroom: 28, banquet: 36 },
    ],
  },
  shopping: {
    tr: [
      'Otelin zemin katında üç dükkân var: unutulan her şeyi satan Valiz, Antalyalı tasarımcıların Atölye’si ve bir eczane. Valiz 06.00’da açılır; en çok adaptör, tıraş bıçağı ve siyah çorap satar.',
      'Lara’nın alışveriş merkezleri arabayla on dakika, Kaleiçi’nin bakırcıları yarım saattir. Öğleden sonrası boş olan gruplar için 15.00’te rehberli bir çarşı yürüyüşü düzenleriz.',
    ],
    en: [
      'There are three shops on the ground floor: Valiz, which sells whatever was forgotten, Atölye with designers from Antalya, and a pharmacy. Valiz opens at six and sells mostly adapters, razors and black socks.',
      'The shopping centres of Lara are ten minutes away by car and the coppersmiths of Kaleiçi half an hour. For groups with a free afternoon a guided walk through the bazaar starts at three.',
    ],
    de: [
      'Im Erdgeschoss gibt es drei Läden: Valiz mit allem, was man vergessen hat, Atölye mit Entwürfen aus Antalya und eine Apotheke. Valiz öffnet um sechs und verkauft vor allem Adapter, Rasierer und schwarze Socken.',
      'Zu den Einkaufszentren von Lara fährt man zehn Minuten, zu den Kupferschmieden in Kaleiçi eine halbe Stunde. Für Gruppen mit freiem Nachmittag beginnt um drei ein geführter Gang durch den Basar.',
    ],
    ru: [
      'На первом этаже три магазина: Valiz, где есть всё забытое дома, Atölye с вещами антальских дизайнеров и аптека. Valiz открывается в шесть и торгует в основном переходниками, бритвами и чёрными носками.',
      'До торговых центров Лары десять минут на машине, до медников Калеичи — полчаса. Для групп со свободным днём в три начинается прогулка по базару с гидом.',
    ],
  },
  philosophy: {
    tr: [
      'Vaktinizin sizin olduğuna inanıyoruz. Bu yüzden kuyruk ölçüyoruz: kayıt yedi dakika, omlet dört, asansör otuz iki saniye. Süreler her ayın birinde personel kapısına asılır, iyi olanlar da kötü olanlar da.',
      'Bir şehir oteli şehre de bir şey borçludur. Kongrelerden kalan yemek her gece 22.30’da Muratpaşa’daki aşevine gider; 2024’te 41.000 porsiyon gitti. Çatı, Antalyalılara kapalı tutulmaz.',
    ],
    en: [
      'We believe that your time is yours, and so we measure queues: registration seven minutes, an omelette four, a lift thirty-two seconds. The figures go up at the staff entrance on the first of every month, the bad ones too.',
      'A city hotel owes the city something. Food left over from congresses goes to the soup kitchen in Muratpaşa every night at 22.30; in 2024 it came to 41,000 portions. And the roof is not kept from the people of Antalya.',
    ],
    de: [
      'Wir glauben, dass Ihre Zeit Ihnen gehört, und messen deshalb Warteschlangen: Anmeldung sieben Minuten, Omelett vier, Aufzug zweiunddreißig Sekunden. Die Zahlen hängen an jedem Monatsersten am Personaleingang, auch die schlechten.',
      'Ein Stadthotel ist der Stadt etwas schuldig. Was bei Kongressen übrig bleibt, geht jeden Abend um 22.30 Uhr an die Suppenküche in Muratpaşa; 2024 waren es 41.000 Portionen. Und das Dach steht auch den Antalyanern offen.',
    ],
    ru: [
      'Мы считаем, что ваше время принадлежит вам, и потому измеряем очереди: регистрация семь минут, омлет четыре, лифт тридцать две секунды. Первого числа каждого месяца цифры вывешивают у служебного входа — и плохие тоже.',
      'Городской отель кое-чем обязан городу. Еда, оставшаяся после конгрессов, каждый вечер в 22:30 едет в благотворительную столовую Муратпаши; в 2024 году вышло 41 000 порций. И крыша открыта для жителей Антальи.',
    ],
  },
  certificates: [
    { code: 'iso-9001', year: 2024 },
    { code: 'iso-45001', year: 2024 },
    { code: 'iso-50001', year: 2025 },
    { code: 'safe-tourism', year: 2023 },
    { code: 'blue-flag', year: 2025 },
  ],
  stories: [
    {
      title: {
        tr: 'Kulede yirmi dört saat',
        en: 'Twenty-four hours in the tower',
        de: 'Vierundzwanzig Stunden im Turm',
        ru: 'Сутки в башне',
      },
      pictures: ['facade', 'breakfast', 'meeting', 'terrace', 'bar'],
    },
    {
      title: { tr: 'Ara verin', en: 'Take a break', de: 'Pause machen', ru: 'Сделайте перерыв' },
      pictures: ['pool', 'spa', 'coffee', 'beach'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Gece üçte inersem oda hazır olur mu?',
        en: 'I land at three in the morning. Will the room be ready?',
        de: 'Ich lande um drei Uhr nachts. Ist das Zimmer fertig?',
        ru: 'Я прилетаю в три ночи. Номер будет готов?',
      },
      answer: {
        tr: 'Uçuş numaranızı bildirirseniz evet. Resepsiyon 24 saat açıktır, taksi yirmi dakikadır; 02.00’den sonra odaya soğuk bir tepsi bırakırız.',
        en: 'Yes, if we have your flight number. The desk is open day and night and a taxi takes twenty minutes. After two we leave a cold tray in the room.',
        de: 'Ja, wenn wir Ihre Flugnummer haben. Die Rezeption ist rund um die Uhr besetzt, das Taxi braucht zwanzig Minuten. Nach zwei stellen wir eine kalte Platte ins Zimmer.',
        ru: 'Да, если мы знаем номер рейса. Стойка работает круглосуточно, такси едет двадцать минут. После двух оставляем в номере холодный ужин.',
      },
    },
    {
      question: {
        tr: 'Uçak sesi duyuluyor mu?',
        en: 'Can you hear the aircraft?',
        de: 'Hört man die Flugzeuge?',
        ru: 'Слышны ли самолёты?',
      },
      answer: {
        tr: 'Balkonda evet, içeride hayır sayılır: üç katlı camın ardında 26 desibelin altındadır. En sessiz odalar kuzey cephesinde, altıncı katın altındadır.',
        en: 'On the balcony yes, indoors hardly: behind triple glass it stays below 26 decibels. The quietest rooms face north, below the sixth floor.',
        de: 'Auf dem Balkon ja, drinnen kaum: Hinter Dreifachglas bleibt es unter 26 Dezibel. Am ruhigsten sind die Nordzimmer unterhalb der sechsten Etage.',
        ru: 'На балконе да, внутри почти нет: за тройным стеклом тише 26 децибел. Самые тихие номера на северной стороне, ниже шестого этажа.',
      },
    },
    {
      question: {
        tr: 'Plaj otele ait mi?',
        en: 'Does the beach belong to the hotel?',
        de: 'Gehört der Strand zum Hotel?',
        ru: 'Пляж принадлежит отелю?',
      },
      answer: {
        tr: 'Evet, 140 metrelik kıyı misafirlerimize ayrılmıştır. 380 metre ötededir; altgeçitten altı dakikada yürünür ya da servise binilir.',
        en: 'Yes, its 140 metres are reserved for our guests. It is 380 metres off, six minutes on foot through the underpass, or take the cart.',
        de: 'Ja, die 140 Meter sind unseren Gästen vorbehalten. Er liegt 380 Meter entfernt: sechs Minuten zu Fuß durch die Unterführung oder mit dem Elektromobil.',
        ru: 'Да, его 140 метров отведены нашим гостям. Он в 380 метрах: шесть минут пешком через переход или на электромобиле.',
      },
    },
    {
      question: {
        tr: 'Yarım günlüğüne oda alabilir miyim?',
        en: 'Can I take a room for half a day?',
        de: 'Kann ich ein Zimmer für einen halben Tag nehmen?',
        ru: 'Можно взять номер на полдня?',
      },
      answer: {
        tr: 'Altı saatlik Toros odası her gün 08.00–20.00 arasında alınabilir; havuz ve fitness dâhildir. Bavullar uçuşa kadar emanette kalır.',
        en: 'Taurus rooms can be had for six hours, any day between 8.00 and 20.00, pool and gym included. Luggage stays with us until the flight.',
        de: 'Tauruszimmer gibt es für sechs Stunden, täglich zwischen 8 und 20 Uhr, Pool und Fitness inbegriffen. Das Gepäck bleibt bis zum Flug bei uns.',
        ru: 'Номер «Тавр» можно взять на шесть часов в любой день с 8 до 20, бассейн и зал включены. Багаж побудет у нас до рейса.',
      },
    },
  ],
  gaps: { pages: ['aquapark'] },
}
