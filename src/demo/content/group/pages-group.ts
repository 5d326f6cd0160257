import type { GroupPage } from '../types.ts'
import { certificates } from './features.ts'
import { same, text } from './compose.ts'
import { beside, features, listed, plain, questions, tabled } from './sections.ts'

export const companyPages: GroupPage[] = [
  {
    key: 'about',
    title: text('Hakkımızda', 'About Crystal Hotels', 'Über Crystal Hotels', 'О группе Crystal Hotels'),
    description: text(
      'Crystal Hotels kimdir: Kemer’de bir pansiyonla başlayan, bugün Türk Rivierası, Bodrum ve Kapadokya’da 18 oteli olan bir aile şirketi.',
      'Who Crystal Hotels is: a family company that began with a guest house in Kemer and runs 18 hotels on the Riviera, in Bodrum and in Cappadocia.',
      'Wer Crystal Hotels ist: ein Familienunternehmen, das mit einer Pension in Kemer begann und heute 18 Hotels an der Küste und in Kappadokien führt.',
      'Кто такие Crystal Hotels: семейная компания, которая началась с пансиона в Кемере и сегодня ведёт 18 отелей на море и в Каппадокии.',
    ),
    picture: { subject: 'lobby', seed: 70 },
    sections: [
      beside(
        'lead',
        'right',
        ['harbour', 71],
        text(
          'Yirmi dört odayla başladı',
          'It began with twenty-four rooms',
          'Es begann mit vierundzwanzig Zimmern',
          'Началось с двадцати четырёх номеров',
        ),
        text(
          'İlk ev, Kemer limanının arkasında yirmi dört odalı bir pansiyondu: kahvaltıyı evin hanımı kurar, konukları havaalanından evin beyi alırdı. Bugün on sekiz otel var, ama iki alışkanlık kaldı. Kahvaltıda reçel hâlâ kendi mutfağımızdan çıkar ve hiçbir otel, müdürünün bir günde baştan başa yürüyemeyeceği kadar büyük değildir.',
          'The first house was a guest house of twenty-four rooms behind Kemer harbour; the lady of the house laid breakfast, her husband fetched guests from the airport. Today there are eighteen hotels, and two habits remain. The jam still comes from our own kitchens, and no hotel is larger than its manager can walk from end to end in a day.',
          'Das erste Haus war eine Pension mit vierundzwanzig Zimmern hinter dem Hafen von Kemer; die Wirtin deckte das Frühstück, ihr Mann holte die Gäste vom Flughafen. Heute sind es achtzehn Hotels, und zwei Gewohnheiten sind geblieben: Die Marmelade kommt noch immer aus eigener Küche, und kein Hotel ist größer, als dass es die Direktorin nicht an einem Tag ganz durchgehen könnte.',
          'Первым домом был пансион на двадцать четыре номера за гаванью Кемера: хозяйка накрывала завтрак, хозяин встречал гостей в аэропорту. Сегодня отелей восемнадцать, но две привычки остались. Варенье по-прежнему варят на своих кухнях, и ни один отель не больше того, что директор может обойти за день.',
        ),
      ),
      features('now', text('Bugün', 'Today', 'Heute', 'Сегодня'), [
        {
          title: text('18 otel', '18 hotels', '18 Hotels', '18 отелей'),
          words: text(
            'Türk Rivierası’nda, Bodrum’da ve Kapadokya’da; on beş kilometreden yakın olanların mutfakları ortaktır.',
            'On the Riviera, in Bodrum and in Cappadocia; those within fifteen kilometres share a bakery.',
            'An der Riviera, in Bodrum und in Kappadokien; wer näher als fünfzehn Kilometer liegt, teilt sich eine Bäckerei.',
            'На Ривьере, в Бодруме и Каппадокии; у отелей ближе пятнадцати километров общая пекарня.',
          ),
        },
        {
          title: text('4 dil', '4 languages', '4 Sprachen', '4 языка'),
          words: text(
            'Türkçe, İngilizce, Almanca, Rusça: resepsiyonda, çağrı merkezinde, doktorda.',
            'Turkish, English, German and Russian, at the desk, on the phone and at the doctor’s.',
            'Türkisch, Englisch, Deutsch, Russisch: an der Rezeption, am Telefon und beim Arzt.',
            'Турецкий, английский, немецкий и русский: на ресепшене, по телефону и у врача.',
          ),
        },
        {
          title: text('Yılda 10 gün', '10 days a year', '10 Tage im Jahr', '10 дней в году'),
          words: text(
            'Her yönetici on günü başka bir otelin mutfağında, çamaşırhanesinde ya da kapısında çalışarak geçirir.',
            'Every manager spends them working in another hotel’s kitchen, laundry or entrance.',
            'So lange arbeitet jede Führungskraft in Küche, Wäscherei oder am Eingang eines anderen Hauses.',
            'Столько каждый руководитель работает на кухне, в прачечной или у входа другого отеля.',
          ),
        },
      ]),
      beside(
        'land',
        'left',
        ['mountain', 72],
        text(
          'Yer, otelden önce gelir',
          'The place comes before the hotel',
          'Erst der Ort, dann das Hotel',
          'Сначала место, потом отель',
        ),
        text(
          'Bir arsaya ev yapmadan önce bir yıl bekleriz: rüzgârı, gölgeyi, suyun aktığı yeri görmek için. Bu yüzden birbirine benzeyen iki otelimiz yoktur ve yenisini acele açmayız.',
          'Before we build on a piece of land we wait a year, to see the wind, the shade and where the water runs. That is why no two of our hotels look alike, and why we do not hurry with the next.',
          'Bevor wir auf einem Grundstück bauen, warten wir ein Jahr, um Wind, Schatten und den Lauf des Wassers zu sehen. Darum gleicht keines unserer Hotels dem anderen, und darum eilt es mit dem nächsten nicht.',
          'Прежде чем строить, мы ждём год: смотрим, как дует ветер, ложится тень и течёт вода. Поэтому двух похожих отелей у нас нет, и со следующим мы не спешим.',
        ),
        [text('Marka felsefesi', 'Brand philosophy', 'Unsere Haltung', 'Философия бренда'), 'page:philosophy'],
      ),
    ],
  },
  {
    key: 'corporate',
    title: text(
      'Kurumsal: tarih, rakamlar, yönetim',
      'Corporate: history, figures, management',
      'Unternehmen: Geschichte, Zahlen, Leitung',
      'О компании: история, цифры, руководство',
    ),
    description: text(
      'Crystal Hotels kurumsal: 1991’den bugüne tarihçe, rakamlarla grup, yönetim yapısı ve şirket bilgileri. Basın ve tedarikçiler için adresler.',
      'Crystal Hotels as a company: history since 1991, the group in figures, how it is managed, and addresses for the press and for suppliers.',
      'Crystal Hotels als Unternehmen: Geschichte seit 1991, die Gruppe in Zahlen, wer sie leitet, dazu Adressen für Presse und Lieferanten.',
      'Crystal Hotels как компания: история с 1991 года, группа в цифрах, руководство, адреса для прессы и поставщиков. Сведения о юридическом лице.',
    ),
    sections: [
      tabled(
        'history',
        text('Tarihçe', 'History', 'Geschichte', 'История'),
        [text('Yıl', 'Year', 'Jahr', 'Год'), text('Ne oldu?', 'What happened', 'Was geschah', 'Что произошло')],
        [
          [
            same(1991),
            text(
              'Kemer limanının arkasında 24 odalı pansiyon açıldı.',
              'A guest house of 24 rooms opens behind Kemer harbour.',
              'Hinter dem Hafen von Kemer öffnet eine Pension mit 24 Zimmern.',
              'За гаванью Кемера открылся пансион на 24 номера.',
            ),
          ],
          [
            same(1998),
            text(
              'Belek’te Crystal Tat Beach ile kumsala inildi.',
              'With Crystal Tat Beach the group comes down to the sand at Belek.',
              'Mit dem Crystal Tat Beach kommt die Gruppe an den Sand von Belek.',
              'С отелем Crystal Tat Beach группа вышла на песок Белека.',
            ),
          ],
          [
            same(2004),
            text(
              'Crystal Admiral, Side: ilk çocuk kulübü ve ilk ortak fırın.',
              'Crystal Admiral in Side: the first children’s club, the first shared bakery.',
              'Crystal Admiral in Side: der erste Kinderclub, die erste gemeinsame Bäckerei.',
              'Crystal Admiral в Сиде: первый детский клуб и первая общая пекарня.',
            ),
          ],
          [
            same(2008),
            text(
              'Kapadokya’da kayaya oyulmuş ilk otel: Crystal Kaymakli.',
              'The first hotel in rock: Crystal Kaymakli in Cappadocia.',
              'Das erste Hotel im Fels: Crystal Kaymakli in Kappadokien.',
              'Первый отель в скале: Crystal Kaymakli в Каппадокии.',
            ),
          ],
          [
            same(2011),
            text(
              'Ege’ye ilk adım: Bodrum’da Crystal Green Bay.',
              'A first step to the Aegean: Crystal Green Bay in Bodrum.',
              'Der erste Schritt an die Ägäis: Crystal Green Bay in Bodrum.',
              'Первый шаг к Эгейскому морю: Crystal Green Bay в Бодруме.',
            ),
          ],
          [
            same(2019),
            text(
              'Bütün mutfaklar ISO 22000’e göre belgelendi.',
              'All kitchens are certified to ISO 22000.',
              'Alle Küchen sind nach ISO 22000 zertifiziert.',
              'Все кухни сертифицированы по ISO 22000.',
            ),
          ],
          [
            same(2024),
            text(
              'Otellerin elektriğinin üçte biri güneşten gelmeye başladı.',
              'A third of the hotels’ electricity now comes from the sun.',
              'Ein Drittel des Stroms der Hotels kommt nun von der Sonne.',
              'Треть электричества отелей даёт солнце.',
            ),
          ],
        ],
      ),
      tabled(
        'figures',
        text('Rakamlarla', 'In figures', 'In Zahlen', 'В цифрах'),
        [text('Gösterge', 'Figure', 'Kennzahl', 'Показатель'), text('2026', '2026', '2026', '2026')],
        [
          [text('Otel', 'Hotels', 'Hotels', 'Отелей'), same(18)],
          [
            text(
              'Yüksek sezonda çalışan',
              'Staff in high season',
              'Beschäftigte in der Hochsaison',
              'Сотрудников в сезон',
            ),
            text('5.400', '5,400', '5.400', '5400'),
          ],
          [
            text('Yıl boyu çalışan', 'Staff all year round', 'Ganzjährig Beschäftigte', 'Круглый год'),
            text('1.950', '1,950', '1.950', '1950'),
          ],
          [
            text(
              'Geri gelen konukların oranı',
              'Guests who come back',
              'Gäste, die wiederkommen',
              'Гостей возвращается',
            ),
            text('%38', '38%', '38 %', '38 %'),
          ],
          [
            text('Konuk gecesi başına su', 'Water per guest night', 'Wasser je Gästenacht', 'Воды на ночь гостя'),
            text('312 litre', '312 litres', '312 Liter', '312 литров'),
          ],
        ],
      ),
      tabled(
        'management',
        text('Yönetim', 'Management', 'Leitung', 'Руководство'),
        [text('Görev', 'Office', 'Amt', 'Должность'), text('Ad', 'Name', 'Name', 'Имя')],
        [
          [
            text('Yönetim kurulu başkanı', 'Chair of the board', 'Vorsitz des Verwaltungsrats', 'Председатель совета'),
            same('Nermin Akdağ'),
          ],
          [text('Genel müdür', 'Chief executive', 'Geschäftsführung', 'Генеральный директор'), same('Selim Akdağ')],
          [text('Operasyon', 'Operations', 'Betrieb', 'Операционная работа'), same('Ayla Demirtaş')],
          [text('Mutfak', 'Kitchens', 'Küche', 'Кухня'), same('Hüseyin Kocabaş')],
          [text('Sürdürülebilirlik', 'Sustainability', 'Nachhaltigkeit', 'Устойчивое развитие'), same('Defne Yalın')],
        ],
      ),
      listed(
        'addresses',
        text('Şirket ve adresler', 'Company and addresses', 'Firma und Adressen', 'Компания и адреса'),
        text(
          'Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya.',
          'Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya, Türkiye.',
          'Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya, Türkei.',
          'Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya, Турция.',
        ),
        [
          text(
            'Basın: press@crystalhotels.example',
            'Press: press@crystalhotels.example',
            'Presse: press@crystalhotels.example',
            'Пресса: press@crystalhotels.example',
          ),
          text(
            'Tedarikçiler: purchasing@crystalhotels.example',
            'Suppliers: purchasing@crystalhotels.example',
            'Lieferanten: purchasing@crystalhotels.example',
            'Поставщики: purchasing@crystalhotels.example',
          ),
          text(
            'İş başvurusu: career@crystalhotels.example',
            'Jobs: career@crystalhotels.example',
            'Bewerbungen: career@crystalhotels.example',
            'Вакансии: career@crystalhotels.example',
          ),
        ],
      ),
    ],
  },
  {
    key: 'philosophy',
    title: text('Marka felsefemiz', 'What we believe in', 'Woran wir glauben', 'Во что мы верим'),
    description: text(
      'Crystal Hotels marka felsefesi: suya yakın, ağaçtan alçak, saati belli. Neyi yaptığımız, neyi yapmadığımız ve bunun bir tatil gününe etkisi.',
      'The philosophy of Crystal Hotels: near the water, lower than the trees, with hours in figures. What we do, what we leave alone, and why.',
      'Die Haltung von Crystal Hotels: nah am Wasser, niedriger als die Bäume, mit klaren Zeiten. Was wir tun, was wir lassen und was das ändert.',
      'Философия Crystal Hotels: у воды, ниже деревьев, с ясными часами. Что мы делаем, чего не делаем и как это меняет ваш день отдыха.',
    ),
    picture: { subject: 'garden', seed: 73 },
    sections: [
      plain(
        'lead',
        text('Üç kural', 'Three rules', 'Drei Regeln', 'Три правила'),
        text(
          'Tatil, kimsenin sizden bir şey istemediği bir zamandır. Bunun için çok şey eklemek gerekmez; yolu kısaltmak, saati yazmak ve gölge bırakmak yeter. Aşağıdaki üç kural her otelimizde aynıdır, geri kalan her şeyi otelin bulunduğu yer belirler.',
          'A holiday is a time in which nobody wants anything of you. It takes few additions: make the way short, write the hours down, leave some shade. The three rules below hold in every house; everything else is settled by the place.',
          'Urlaub ist eine Zeit, in der niemand etwas von Ihnen will. Dafür muss man wenig hinzufügen: kurze Wege, klare Zeiten, genug Schatten. Die drei Regeln gelten in jedem Haus; alles andere bestimmt der Ort.',
          'Отпуск — время, когда от вас никто ничего не хочет. Добавлять для этого много не надо: сократить путь, написать часы и оставить тень. Три правила действуют в каждом отеле, остальное решает место.',
        ),
      ),
      features('rules', text('Kurallar', 'The rules', 'Die Regeln', 'Правила'), [
        {
          title: text('Yalınayak', 'Barefoot', 'Barfuß', 'Босиком'),
          words: text(
            'Odadan denize ayakkabısız gidilir: yol gölgeli, taş serin, basamak alçaktır.',
            'You reach the sea without shoes: the path is shaded, the stone cool, the steps low.',
            'Zum Meer geht es ohne Schuhe: schattiger Weg, kühler Stein, niedrige Stufen.',
            'До моря идут без обуви: дорожка в тени, камень прохладный, ступени низкие.',
          ),
        },
        {
          title: text('Ağaçtan alçak', 'Lower than the trees', 'Niedriger als die Bäume', 'Ниже деревьев'),
          words: text(
            'Yeni yapıda çatı, arsanın en yüksek ağacını geçmez; geçecekse daha az oda yaparız.',
            'On new buildings the roof stays under the tallest tree; if it will not, we build fewer rooms.',
            'Bei Neubauten bleibt das Dach unter dem höchsten Baum; geht das nicht, bauen wir weniger Zimmer.',
            'В новых домах крыша не выше самого высокого дерева; иначе строим меньше номеров.',
          ),
        },
        {
          title: text('Saati belli', 'With its hours', 'Mit Uhrzeit', 'С указанием часов'),
          words: text(
            'Her yerin ne zaman açık olduğu yazılıdır ve o saatte açıktır; beş dakika geciken kapı müdürü arar.',
            'Each place states its hours and keeps them; a door five minutes late calls the manager.',
            'Jeder Ort nennt seine Zeiten und hält sie; öffnet eine Tür fünf Minuten zu spät, klingelt es bei der Direktion.',
            'У каждого места есть часы, и оно их держит; дверь, опоздавшая на пять минут, звонит директору.',
          ),
        },
      ]),
      listed(
        'not',
        text('Yapmadıklarımız', 'What we leave alone', 'Was wir lassen', 'Чего мы не делаем'),
        text(
          'Bir markayı bazen yapmadıkları anlatır.',
          'Sometimes a brand is told by what it does not do.',
          'Manchmal sagt über eine Marke am meisten, was sie nicht tut.',
          'Иногда о марке больше говорит то, чего она не делает.',
        ),
        [
          text(
            'Geri sayım, “son iki oda” uyarısı, üstü çizili fiyat kullanmayız.',
            'No countdowns, no “two rooms left”, no crossed-out prices.',
            'Keine Countdowns, kein „nur noch zwei Zimmer“, keine durchgestrichenen Preise.',
            'Никаких обратных отсчётов, «осталось два номера» и зачёркнутых цен.',
          ),
          text(
            'Plajda satıcı dolaşmaz, havuz başında anket doldurulmaz.',
            'No vendors on the beach, no questionnaires by the pool.',
            'Keine Verkäufer am Strand, keine Fragebögen am Pool.',
            'На пляже нет торговцев, у бассейна — анкет.',
          ),
          text(
            'Yunus gösterisi düzenlemez, at arabası turu satmayız.',
            'No dolphin shows, no carriage rides.',
            'Keine Delfinshows, keine Kutschfahrten.',
            'Мы не устраиваем шоу с дельфинами и не продаём катание в колясках.',
          ),
        ],
      ),
    ],
  },
  {
    key: 'management-systems',
    title: text(
      'Entegre yönetim sistemleri',
      'Integrated management systems',
      'Integrierte Managementsysteme',
      'Интегрированные системы менеджмента',
    ),
    description: text(
      'Crystal Hotels entegre yönetim sistemleri: kalite, gıda güvenliği, çevre, enerji ve iş güvenliği. Standartlar, hedefler ve ölçüm sonuçları.',
      'The integrated management systems of Crystal Hotels: quality, food safety, environment, energy and safety at work. Standards, aims and results.',
      'Die Managementsysteme von Crystal Hotels: Qualität, Lebensmittelsicherheit, Umwelt, Energie, Arbeitsschutz. Normen, Ziele und Ergebnisse.',
      'Системы менеджмента Crystal Hotels: качество, безопасность пищи, экология, энергия и охрана труда. Стандарты, цели и результаты измерений.',
    ),
    sections: [
      plain(
        'lead',
        text(
          'Beş standart, tek el kitabı',
          'Five standards, one manual',
          'Fünf Normen, ein Handbuch',
          'Пять стандартов, одно руководство',
        ),
        text(
          'Beş ayrı sistem, beş ayrı dosya demekti; kimse hepsini okumuyordu. 2017’de onları kırk sayfalık tek bir kitapta birleştirdik. Her sayfasında bir iş, o işi yapanın adı ve ne sıklıkla ölçüldüğü yazar. Kitap mutfakta, çamaşırhanede ve resepsiyonda aynı yerde asılı durur.',
          'Five systems used to mean five folders, and nobody read them all. In 2017 we put them into one manual of forty pages. Each page names a task, who does it and how often it is measured. It hangs in the same place in kitchen, laundry and reception.',
          'Fünf Systeme hießen früher fünf Ordner, und niemand las sie alle. 2017 haben wir daraus ein Handbuch von vierzig Seiten gemacht. Auf jeder steht eine Aufgabe, wer sie erledigt und wie oft gemessen wird. Es hängt in Küche, Wäscherei und Rezeption am selben Platz.',
          'Пять систем раньше означали пять папок, и все их не читал никто. В 2017 году мы свели их в одно руководство на сорок страниц. На каждой — задача, кто её выполняет и как часто измеряют. Оно висит на одном и том же месте на кухне, в прачечной и на ресепшене.',
        ),
      ),
      tabled(
        'systems',
        text('Sistemler', 'The systems', 'Die Systeme', 'Системы'),
        [
          text('Standart', 'Standard', 'Norm', 'Стандарт'),
          text('Hedef', 'Aim', 'Ziel', 'Цель'),
          text('Ölçüm', 'Measured', 'Messung', 'Измерение'),
        ],
        [
          [
            certificates['iso-9001'],
            text(
              'Her yoruma 24 saatte yanıt',
              'Every comment answered within 24 hours',
              'Jeder Kommentar binnen 24 Stunden beantwortet',
              'Ответ на отзыв за 24 часа',
            ),
            text('günlük', 'daily', 'täglich', 'ежедневно'),
          ],
          [
            certificates['iso-22000'],
            text(
              'Sıfır gıda kaynaklı rahatsızlık',
              'No illness caused by food',
              'Keine lebensmittelbedingte Erkrankung',
              'Ни одного пищевого отравления',
            ),
            text('her teslimatta', 'at each delivery', 'bei jeder Lieferung', 'при каждой поставке'),
          ],
          [
            certificates['iso-14001'],
            text(
              '2030’a dek konuk gecesi başına 280 litre su',
              '280 litres of water per guest night by 2030',
              '280 Liter Wasser je Gästenacht bis 2030',
              '280 литров воды на ночь гостя к 2030 году',
            ),
            text('saatlik', 'hourly', 'stündlich', 'ежечасно'),
          ],
          [
            certificates['iso-50001'],
            text(
              'Elektriğin yarısı güneşten',
              'Half of the power from the sun',
              'Die Hälfte des Stroms von der Sonne',
              'Половина электричества от солнца',
            ),
            text('dakikalık', 'every minute', 'minütlich', 'ежеминутно'),
          ],
          [
            certificates['iso-45001'],
            text(
              'Kayıp gün sayısını her yıl azaltmak',
              'Fewer lost days each year',
              'Jedes Jahr weniger Ausfalltage',
              'Меньше потерянных дней каждый год',
            ),
            text('aylık', 'monthly', 'monatlich', 'ежемесячно'),
          ],
        ],
      ),
      plain(
        'quality',
        text('Kalite', 'Quality', 'Qualität', 'Качество'),
        text(
          'Kaliteyi konuk belirler, biz ölçeriz. Odaların yüzde onu her gün, temizlikten sonra ikinci bir gözle denetlenir; aynı kusur üç kez görülürse temizlik değil, odanın kendisi değişir.',
          'Guests decide what quality is, we measure it. Ten per cent of rooms are looked at a second time each day after cleaning; a fault seen three times changes the room, not the cleaner.',
          'Was Qualität ist, entscheiden die Gäste; wir messen sie. Jeden Tag wird ein Zehntel der Zimmer nach der Reinigung ein zweites Mal angesehen; ein dreimal bemerkter Fehler ändert das Zimmer, nicht die Reinigungskraft.',
          'Что такое качество, решают гости, а мы измеряем. Каждый день десятую часть номеров после уборки осматривают ещё раз; недостаток, замеченный трижды, меняет номер, а не горничную.',
        ),
      ),
      plain(
        'food',
        text('Gıda güvenliği', 'Food safety', 'Lebensmittelsicherheit', 'Безопасность пищи'),
        text(
          'Balık 2, et 4 dereceden sıcak gelirse geri döner. Her yemekten 72 saat numune saklanır, su ve buz her hafta akredite laboratuvara gider. Açık büfeden dönen, hayvan barınaklarına ve komposta ayrılır.',
          'Fish above 2 degrees and meat above 4 go back. A sample of each dish is kept for 72 hours; water and ice go to an accredited laboratory each week. What returns from the buffet is sorted for animal shelters and compost.',
          'Fisch über 2 und Fleisch über 4 Grad gehen zurück. Von jedem Gericht bleibt 72 Stunden eine Probe, Wasser und Eis gehen wöchentlich ins akkreditierte Labor. Was vom Buffet übrig bleibt, kommt ins Tierheim oder auf den Kompost.',
          'Рыбу теплее 2 и мясо теплее 4 градусов возвращают. Пробу каждого блюда хранят 72 часа, воду и лёд еженедельно проверяет лаборатория. Остатки с буфета отдают приютам для животных и в компост.',
        ),
      ),
      plain(
        'environment',
        text('Çevre ve enerji', 'Environment and energy', 'Umwelt und Energie', 'Экология и энергия'),
        text(
          'Bahçeler arıtılmış suyla sulanır, plastik pipet ve tek kullanımlık şampuan 2020’den beri yoktur. Balkon kapısı açılınca soğutma durur. Çatı ve otoparkların güneş panelleri tüketimin üçte birini karşılar; geri kalanını her ay personel panosunda yayımlarız.',
          'Gardens are watered with treated water; straws and single-use shampoo disappeared in 2020. Cooling stops when the balcony door opens. Panels on roofs and car parks cover a third of our use; the rest we publish on the staff board each month.',
          'Gärten werden mit gereinigtem Wasser bewässert, Trinkhalme und Einwegshampoo gibt es seit 2020 nicht mehr. Bei offener Balkontür ruht die Kühlung. Module auf Dächern und Parkplätzen decken ein Drittel des Verbrauchs; den Rest hängen wir monatlich ans Personalbrett.',
          'Сады поливают очищенной водой, соломинок и одноразовых шампуней нет с 2020 года. Открыта балконная дверь — охлаждение стоит. Панели на крышах и парковках дают треть энергии; остальное мы каждый месяц вывешиваем на доске для персонала.',
        ),
      ),
      plain(
        'safety',
        text('İş sağlığı ve güvenliği', 'Health and safety at work', 'Arbeitsschutz', 'Охрана труда'),
        text(
          'Yeni çalışan ilk iki gün eğitimdedir. Öğle sıcağında, 12:00–15:00 arasında bahçede ve çatıda iş yapılmaz. Ramak kala bildirimi ödüllendirilir, cezalandırılmaz.',
          'New staff spend two days in training first. Between 12:00 and 15:00 nobody works in the garden or on a roof in summer. Near misses are rewarded when reported, never punished.',
          'Neue Kräfte sind die ersten zwei Tage in der Schulung. Im Sommer arbeitet von 12 bis 15 Uhr niemand im Garten oder auf dem Dach. Wer einen Beinaheunfall meldet, wird belohnt, nie bestraft.',
          'Новички два дня учатся. Летом с 12:00 до 15:00 никто не работает в саду и на крыше. За сообщение об опасном случае благодарят, а не наказывают.',
        ),
      ),
    ],
  },
  {
    key: 'certificates',
    title: text(
      'Sertifikalar ve ödüller',
      'Certificates and awards',
      'Zertifikate und Preise',
      'Сертификаты и награды',
    ),
    description: text(
      'Crystal Hotels sertifikaları ve ödülleri: Mavi Bayrak, Yeşil Anahtar, ISO standartları. Her belgenin ne anlama geldiği ve kim tarafından verildiği.',
      'Certificates and awards of Crystal Hotels: Blue Flag, Green Key and the ISO standards, what each of them means and who issues it.',
      'Zertifikate und Preise von Crystal Hotels: Blaue Flagge, Green Key und ISO-Normen – was jedes Zeichen bedeutet und wer es vergibt.',
      'Сертификаты и награды Crystal Hotels: «Голубой флаг», Green Key, стандарты ISO. Что означает каждый документ и кто его выдаёт.',
    ),
    sections: [
      plain(
        'lead',
        text(
          'Belge ne söyler, ne söylemez?',
          'What a certificate says',
          'Was ein Zertifikat sagt',
          'О чём говорит сертификат',
        ),
        text(
          'Bir belge, otelin iyi olduğunu değil, ölçüldüğünü söyler. İkisi aynı şey değildir ama ikincisi olmadan birincisi rastlantıdır. Hangi otelin hangi belgeyi taşıdığını otelin kendi sayfasında yılıyla bulursunuz; süresi dolan belge listeden iner.',
          'A certificate does not say that a hotel is good, it says that it is measured. The two are not the same, yet without the second the first is luck. Which hotel holds which document, and of what year, stands on the hotel’s own page; what has expired comes off the list.',
          'Ein Zertifikat sagt nicht, dass ein Hotel gut ist, sondern dass gemessen wird. Das ist nicht dasselbe, aber ohne das Zweite ist das Erste Glück. Welches Haus welche Urkunde aus welchem Jahr trägt, steht auf seiner Seite; Abgelaufenes verschwindet von der Liste.',
          'Сертификат говорит не о том, что отель хорош, а о том, что в нём измеряют. Это не одно и то же, но без второго первое — случайность. Какие документы есть у отеля и какого года, сказано на его странице; просроченные мы убираем.',
        ),
      ),
      tabled(
        'meaning',
        text('Ne anlama gelir?', 'What they mean', 'Was sie bedeuten', 'Что они значат'),
        [
          text('Belge', 'Document', 'Urkunde', 'Документ'),
          text('Bakılan', 'What is looked at', 'Was geprüft wird', 'Что проверяют'),
          text('Yenileme', 'Renewed', 'Erneuerung', 'Обновление'),
        ],
        [
          [
            certificates['blue-flag'],
            text(
              'deniz suyu, cankurtaran, plaj düzeni',
              'sea water, lifeguards, order of the beach',
              'Meerwasser, Rettungsdienst, Strandordnung',
              'вода, спасатели, порядок на пляже',
            ),
            text('her sezon', 'each season', 'jede Saison', 'каждый сезон'),
          ],
          [
            certificates['green-key'],
            text(
              'su, enerji, atık, konuk bilgilendirme',
              'water, energy, waste, information for guests',
              'Wasser, Energie, Abfall, Gästeinformation',
              'вода, энергия, отходы, информация гостям',
            ),
            text('yıllık', 'yearly', 'jährlich', 'ежегодно'),
          ],
          [
            certificates['sustainable-tourism'],
            text(
              'çevre, kültür, yerel istihdam',
              'environment, culture, local work',
              'Umwelt, Kultur, Arbeit vor Ort',
              'экология, культура, местная занятость',
            ),
            text('iki yılda bir', 'every two years', 'alle zwei Jahre', 'раз в два года'),
          ],
          [
            certificates['zero-waste'],
            text(
              'kaynağında ayırma, kompost',
              'sorting at source, compost',
              'Trennung am Ort, Kompost',
              'раздельный сбор, компост',
            ),
            text('beş yılda bir', 'every five years', 'alle fünf Jahre', 'раз в пять лет'),
          ],
        ],
      ),
      questions('faq', [
        [
          text(
            'Belgelerin aslını görebilir miyim?',
            'May I see the originals?',
            'Kann ich die Originale sehen?',
            'Можно ли увидеть оригиналы?',
          ),
          text(
            'Evet, resepsiyonun arkasında asılıdır; kopyası e-postayla da gelir.',
            'Yes, they hang behind the front desk, and we e-mail copies.',
            'Ja, sie hängen hinter der Rezeption; Kopien schicken wir per E-Mail.',
            'Да, они висят за стойкой ресепшена; копию пришлём по почте.',
          ),
        ],
        [
          text('Kim denetliyor?', 'Who does the auditing?', 'Wer prüft?', 'Кто проверяет?'),
          text(
            'Akredite, bağımsız kuruluşlar; aynı denetçi üst üste en çok üç yıl gelir.',
            'Independent accredited bodies; the same auditor comes for three years at most.',
            'Unabhängige, akkreditierte Stellen; dieselbe Prüferin kommt höchstens drei Jahre in Folge.',
            'Независимые аккредитованные организации; один аудитор — не дольше трёх лет подряд.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'policies',
    title: text('Politikalarımız', 'Our policies', 'Unsere Richtlinien', 'Наши принципы'),
    description: text(
      'Crystal Hotels politikaları: çevre, kalite, çocuk koruma, erişilebilirlik, insan kaynakları ve enerji. Sözümüz, sorumlusu ve yazılacak adres.',
      'The policies of Crystal Hotels: environment, quality, child protection, accessibility, people and energy. What we promise and who answers for it.',
      'Die Richtlinien von Crystal Hotels: Umwelt, Qualität, Kinderschutz, Zugänglichkeit, Personal und Energie. Was wir zusagen und wer einsteht.',
      'Принципы Crystal Hotels: экология, качество, защита детей, доступность, сотрудники и энергия. Что мы обещаем и кто за это отвечает.',
    ),
    sections: [
      listed(
        'environment',
        text('Çevre politikası', 'Environment', 'Umwelt', 'Экология'),
        text(
          'Kullandığımız yeri bulduğumuzdan iyi bırakmayı taahhüt ederiz.',
          'We undertake to leave the places we use better than we found them.',
          'Wir verpflichten uns, genutzte Orte besser zu hinterlassen, als wir sie vorgefunden haben.',
          'Мы обязуемся оставлять места лучше, чем нашли их.',
        ),
        [
          text(
            'Yasal sınırları alt sınır sayarız; su, atık ve karbon verimizi her yıl yayımlarız.',
            'Legal limits are our minimum; water, waste and carbon figures are published each year.',
            'Gesetzliche Grenzen sind unser Mindestmaß; Wasser, Abfall und Kohlendioxid veröffentlichen wir jährlich.',
            'Требования закона для нас минимум; данные о воде, отходах и углероде публикуем ежегодно.',
          ),
          text(
            'Deniz kaplumbağası kıyılarında mayıs–eylül arasında plaj ışıkları 22:00’de söner.',
            'On turtle shores the beach lights go out at 22:00 from May to September.',
            'An Schildkrötenstränden erlöschen die Lichter von Mai bis September um 22 Uhr.',
            'На черепашьих берегах с мая по сентябрь свет на пляже гасят в 22:00.',
          ),
          text(
            'Satın almada mesafeye bakarız: sebzenin yüzde yetmişi 150 kilometreden yakından gelir.',
            'We buy by distance: seven tenths of our vegetables come from within 150 kilometres.',
            'Wir kaufen nach Entfernung: Sieben Zehntel des Gemüses kommen aus weniger als 150 Kilometern.',
            'Покупаем поближе: семь десятых овощей привозят меньше чем за 150 километров.',
          ),
        ],
      ),
      listed(
        'quality',
        text('Kalite politikası', 'Quality', 'Qualität', 'Качество'),
        text(
          'Yazdığımız her saat, ölçü ve söz doğrudur; değişirse aynı gün düzeltilir.',
          'Every hour, measure and promise that we write is true, and is corrected on the day it changes.',
          'Jede Uhrzeit, jedes Maß und jede Zusage, die wir schreiben, stimmt und wird am Tag der Änderung berichtigt.',
          'Каждый час, размер и обещание на этих страницах верны и исправляются в день изменения.',
        ),
        [
          text(
            'Şikâyete aynı gün bir ad verilir; konuk, kiminle konuştuğunu bilir.',
            'A complaint gets a name on the same day: guests know whom they talk to.',
            'Eine Beschwerde bekommt am selben Tag einen Namen: Gäste wissen, mit wem sie sprechen.',
            'За жалобу в тот же день отвечает конкретный человек: гость знает, с кем говорит.',
          ),
          text(
            'Yıllık hedefler otel müdürlerinin ikramiyesinin yarısını belirler.',
            'Quality aims decide half of each manager’s bonus.',
            'Qualitätsziele bestimmen die Hälfte der Prämie jeder Direktion.',
            'Цели по качеству определяют половину премии директора.',
          ),
        ],
      ),
      listed(
        'children',
        text('Çocuk koruma politikası', 'Child protection', 'Kinderschutz', 'Защита детей'),
        text(
          'Birleşmiş Milletler Çocuk Hakları Sözleşmesi’ne göre davranırız; her çalışan bu konuda eğitim alır.',
          'We act by the UN Convention on the Rights of the Child, and every member of staff is trained in it.',
          'Wir handeln nach der UN-Kinderrechtskonvention; alle Beschäftigten sind geschult.',
          'Мы следуем Конвенции ООН о правах ребёнка; обучен каждый сотрудник.',
        ),
        [
          text(
            '18 yaşından küçük herkes girişte kimlik ve velisiyle kaydedilir.',
            'Everyone under 18 is registered with identity papers and a guardian.',
            'Wer unter 18 ist, wird mit Ausweis und Begleitperson gemeldet.',
            'Всех младше 18 лет регистрируют с документом и сопровождающим.',
          ),
          text(
            'İhmal ya da istismar kuşkusu kolluğa ve 183 hattına bildirilir; bildiren korunur.',
            'Suspected neglect or abuse is reported to the police and the 183 helpline; whoever reports is protected.',
            'Verdacht auf Vernachlässigung oder Missbrauch melden wir der Polizei und der Hotline 183; Meldende sind geschützt.',
            'О подозрениях сообщаем в полицию и на линию 183; сообщивший защищён.',
          ),
          text(
            'Çocuk işçi çalıştırmayız; aynı koşulu tedarikçilerden yazılı isteriz.',
            'We employ no children and ask the same of suppliers in writing.',
            'Wir beschäftigen keine Kinder und verlangen das schriftlich auch von Lieferanten.',
            'Мы не используем детский труд и письменно требуем того же от поставщиков.',
          ),
        ],
      ),
      listed(
        'access',
        text('Erişilebilirlik politikası', 'Accessibility', 'Zugänglichkeit', 'Доступность'),
        text(
          'Erişilebilirlik bir kampanya değil, ölçüdür: kapı 90 santimetre, eğim en çok yüzde altı.',
          'Accessibility is a measure, not a campaign: doors of 90 centimetres, slopes of six per cent at most.',
          'Zugänglichkeit ist ein Maß, keine Kampagne: Türen 90 Zentimeter, Gefälle höchstens sechs Prozent.',
          'Доступность — это размер, а не кампания: двери 90 сантиметров, уклон не больше шести процентов.',
        ),
        [
          text(
            'Her otelin eşiksiz yolunu gösteren planı istek üzerine göndeririz.',
            'We send a plan of each hotel’s step-free ways on request.',
            'Auf Wunsch schicken wir den Plan der stufenlosen Wege jedes Hauses.',
            'По просьбе пришлём план путей без ступеней в любом отеле.',
          ),
          text(
            'Yapamadığımızı da söyleriz: bazı tarihî yapılarda asansör yoktur.',
            'We also say what we cannot do: some historic buildings have no lift.',
            'Wir sagen auch, was nicht geht: In manchen alten Bauten gibt es keinen Aufzug.',
            'Говорим и о том, чего не можем: в некоторых исторических зданиях нет лифта.',
          ),
        ],
      ),
      listed(
        'people',
        text('İnsan kaynakları politikası', 'People', 'Personal', 'Сотрудники'),
        text(
          'İşe alımda yalnız işe bakarız.',
          'When hiring we look at the work alone.',
          'Bei der Einstellung zählt allein die Arbeit.',
          'При найме смотрим только на работу.',
        ),
        [
          text(
            'Eşit işe eşit ücret; ücret aralıkları ilanda yazar.',
            'Equal pay for equal work; ranges stand in the advertisement.',
            'Gleicher Lohn für gleiche Arbeit; die Spanne steht in der Anzeige.',
            'Равная оплата за равный труд; вилка указана в объявлении.',
          ),
          text(
            'Haftada bir tam gün izin, fazla mesaiye ücret ya da serbest zaman.',
            'One full day off a week; overtime is paid or taken as time.',
            'Ein voller freier Tag pro Woche; Überstunden werden bezahlt oder ausgeglichen.',
            'Полный выходной в неделю; сверхурочные оплачивают или возвращают временем.',
          ),
          text(
            'Taciz ve ayrımcılık bildirimi, adı gizli kalarak bağımsız bir avukata yapılır.',
            'Harassment and discrimination are reported in confidence to an independent lawyer.',
            'Belästigung und Benachteiligung meldet man vertraulich einer unabhängigen Anwältin.',
            'О домогательствах и дискриминации сообщают конфиденциально независимому юристу.',
          ),
        ],
      ),
      listed(
        'energy',
        text('Enerji politikası', 'Energy', 'Energie', 'Энергия'),
        text(
          'Kullanmadığımız enerji en ucuz ve en temiz olandır.',
          'The energy not used is the cleanest.',
          'Am saubersten ist die Energie, die man nicht braucht.',
          'Чище всего та энергия, которую не потратили.',
        ),
        [
          text(
            'Yeni cihazlarda en yüksek verim sınıfını seçer, eskisini onarılabildiği sürece kullanırız.',
            'New devices are of the best efficiency class; old ones stay as long as they can be mended.',
            'Neue Geräte haben die beste Effizienzklasse; alte bleiben, solange man sie reparieren kann.',
            'Новое оборудование — лучшего класса, старое служит, пока его можно чинить.',
          ),
          text(
            '2030’a dek elektriğin yarısını kendimiz üretmeyi hedefleriz.',
            'By 2030 we aim to make half of our electricity ourselves.',
            'Bis 2030 wollen wir die Hälfte des Stroms selbst erzeugen.',
            'К 2030 году хотим сами вырабатывать половину электричества.',
          ),
        ],
      ),
      plain(
        'write',
        text('Bildirim', 'Tell us', 'Melden Sie es', 'Сообщите нам'),
        text(
          'Bu sözlerden birini tutmadığımızı görürseniz policies@crystalhotels.example adresine yazın. Yedi gün içinde adı belli bir kişi yanıt verir. Politikalar her yıl ocakta gözden geçirilir.',
          'If you see us break one of these promises, write to policies@crystalhotels.example. A person with a name replies within seven days. Policies are reviewed every January.',
          'Wenn wir eine dieser Zusagen brechen, schreiben Sie an policies@crystalhotels.example. Binnen sieben Tagen antwortet jemand mit Namen. Die Richtlinien werden jeden Januar überprüft.',
          'Если мы нарушим одно из обещаний, напишите на policies@crystalhotels.example. В течение семи дней ответит конкретный человек. Принципы пересматривают каждый январь.',
        ),
      ),
    ],
  },
]
