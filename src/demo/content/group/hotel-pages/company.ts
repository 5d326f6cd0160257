import type { HotelContent, Text } from '../../types.ts'
import { labels } from '../../index.ts'
import { described, factTable, linkTo, paragraph, prose, same, table, text, wording } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'
import { factRows, houseOf } from './facts.ts'

const history = (hotel: HotelContent): Text => {
  const { opened, renovated } = hotel
  const house = houseOf(hotel)
  if (renovated) {
    return text(
      `Otel ${opened} yılında açıldı, ${renovated} kışında yenilendi: odalar, mutfaklar ve ısı tesisatı elden geçti, ağaçlara dokunulmadı. Bugün ${house.tr}.`,
      `The hotel opened in ${opened} and was renovated in the winter of ${renovated}: rooms, kitchens and heating were redone, the trees were left alone. Today it is ${house.en}.`,
      `Das Hotel öffnete ${opened} und wurde im Winter ${renovated} erneuert: Zimmer, Küchen und Heizung wurden überholt, die Bäume blieben stehen. Heute ist es ${house.de}.`,
      `Отель открыт в ${opened} году и обновлён зимой ${renovated}-го: переделали номера, кухни и отопление, деревья не тронули. Сегодня это ${house.ru}.`,
    )
  }
  return opened >= 2015
    ? text(
        `Otel ${opened} yılında açıldı; güneş toplayıcıları, gri su hattı ve geniş asansörler baştan çizildi. ${house.tr[0]?.toLocaleUpperCase('tr')}${house.tr.slice(1)}.`,
        `The hotel opened in ${opened}, with solar collectors, a grey-water line and wide lifts drawn in from the start: ${house.en}.`,
        `Das Hotel öffnete ${opened}; Sonnenkollektoren, Grauwasserleitung und breite Aufzüge waren von Anfang an gezeichnet: ${house.de}.`,
        `Отель открыт в ${opened} году; солнечные коллекторы, линия серой воды и широкие лифты заложены с самого начала. Это ${house.ru}.`,
      )
    : text(
        `Otel ${opened} yılında açıldı; her kış bir kanadı kapatılır, baharda yenilenmiş olarak döner. Bugün ${house.tr}.`,
        `The hotel opened in ${opened}; each winter one wing closes and comes back in spring, renewed. It is ${house.en}.`,
        `Das Hotel öffnete ${opened}; jeden Winter schließt ein Flügel und kommt im Frühjahr erneuert zurück. Es ist ${house.de}.`,
        `Отель открыт в ${opened} году; каждую зиму закрывают одно крыло, и весной оно возвращается обновлённым. Это ${house.ru}.`,
      )
}

export const aboutPage = (hotel: HotelContent): ComposedPage => ({
  title: text(`${hotel.name} hakkında`, `About ${hotel.name}`, `Über das ${hotel.name}`, `Об отеле ${hotel.name}`),
  description: described(
    text(
      `${hotel.name}, ${hotel.locality.tr}: otelin yeri, yapısı ve bir gününün akışı. Açılış ${hotel.opened}, ${hotel.roomsTotal} oda, havalimanına ${hotel.airport.minutes} dakika.`,
      `${hotel.name}, ${hotel.locality.en}: its place, its building, its day. Opened in ${hotel.opened}, ${hotel.roomsTotal} rooms, ${hotel.airport.minutes} minutes to the airport.`,
      `${hotel.name}, ${hotel.locality.de}: Lage, Bauweise und wie sich ein Tag anfühlt. Eröffnet ${hotel.opened}, ${hotel.roomsTotal} Zimmer, ${hotel.airport.minutes} Minuten zum Flughafen.`,
      `${hotel.name}, ${hotel.locality.ru}: где стоит, как построен и как проходит день. Открыт в ${hotel.opened} году, номеров — ${hotel.roomsTotal}, до аэропорта ${hotel.airport.minutes} мин.`,
    ),
    text('Giriş 14:00.', 'Check-in from 14:00.', 'Anreise ab 14 Uhr.', 'Заезд с 14:00.'),
  ),
  sections: [
    {
      key: 'about',
      layout: 'MEDIA_RIGHT',
      title: hotel.slogan,
      subtitle: hotel.promise,
      html: prose(hotel.about),
      picture: { subject: 'lobby', seed: hotel.id * 10 + 11 },
    },
    {
      key: 'history',
      layout: 'TEXT',
      title: text('Nasıl kuruldu?', 'How it came about', 'Wie es entstand', 'Как он появился'),
      html: paragraph(history(hotel)),
    },
    {
      key: 'facts',
      layout: 'TABLE',
      title: text('Rakamlarla', 'In figures', 'In Zahlen', 'В цифрах'),
      html: factTable(factRows(hotel)),
    },
    {
      key: 'belief',
      layout: 'MEDIA_LEFT',
      title: text('Neye inanıyoruz?', 'What we believe in', 'Woran wir glauben', 'Во что мы верим'),
      html: prose(hotel.philosophy),
      picture: { subject: hotel.beach ? 'garden' : 'courtyard', seed: hotel.id * 10 + 12 },
      ...linkTo(hotel, 'philosophy', text('Felsefemiz', 'Our philosophy', 'Unsere Haltung', 'Наша философия')),
    },
  ],
})

export const philosophyPage = (hotel: HotelContent): ComposedPage => {
  const practice = hotel.adultsOnly
    ? text(
        'Sessizliği korumak da hizmettir: 23:00’ten sonra bahçede müzik çalmaz, sabah biçme makinesi 09:00’dan önce çalışmaz.',
        'Keeping quiet is a service too: no music in the garden after 23:00, no mower before 09:00.',
        'Stille zu halten ist auch Dienst am Gast: keine Musik im Garten nach 23 Uhr, kein Rasenmäher vor 9 Uhr.',
        'Беречь тишину — тоже сервис: после 23:00 в саду нет музыки, до 9:00 не включают косилку.',
      )
    : hotel.beach
      ? text(
          'Sezon başında ekibin tamamı bir gün konuk olur: plajda yatar, açık büfede sıraya girer, odada priz arar. Çıkan liste mayısta tamamlanır.',
          'At the start of each season the whole team is a guest for a day: they lie on the beach, queue at the buffet, look for the socket. The list that comes of it is done by May.',
          'Zu Saisonbeginn ist das ganze Team einen Tag lang Gast: liegt am Strand, steht am Buffet an, sucht die Steckdose. Die Liste, die dabei entsteht, ist bis Mai abgearbeitet.',
          'В начале сезона вся команда на день становится гостями: лежит на пляже, стоит в очереди к буфету, ищет розетку. Составленный список выполняют к маю.',
        )
      : text(
          'Taşı kesmeden önce köyün ustasına sorarız. Yeni bir kapı için üç kış beklediğimiz oldu; kaya kurumadan açılan kapı çatlar.',
          'Before we cut stone we ask the village mason. For one new door we waited three winters: a door opened before the rock is dry will crack.',
          'Bevor wir Stein schneiden, fragen wir den Steinmetz im Dorf. Auf eine neue Tür haben wir drei Winter gewartet: Wer öffnet, ehe der Fels trocken ist, bekommt Risse.',
          'Прежде чем резать камень, мы спрашиваем деревенского мастера. Одной двери ждали три зимы: проём в непросохшей скале даёт трещину.',
        )
  return {
    title: text(
      `${hotel.name}: felsefemiz`,
      `What ${hotel.name} believes in`,
      `Woran das ${hotel.name} glaubt`,
      `${hotel.name}: наша философия`,
    ),
    description: text(
      `${hotel.name} ne yapar, neyi yapmaz, neden: konuk, komşu ve doğayla ilişkimizi anlatan kısa bir metin ve günlük işten bir örnek.`,
      `What ${hotel.name} does, what it leaves alone, and why: a short text on guests, neighbours and the land, with one example from daily work.`,
      `Was das ${hotel.name} tut, was es lässt und warum: ein kurzer Text über Gäste, Nachbarn und Natur, mit einem Beispiel aus dem Alltag.`,
      `Что отель ${hotel.name} делает, чего не делает и почему: короткий текст о гостях, соседях и природе с одним примером из будней.`,
    ),
    sections: [
      {
        key: 'belief',
        layout: 'TEXT',
        title: text('Kendi sözlerimizle', 'In our own words', 'In eigenen Worten', 'Своими словами'),
        html: prose(hotel.philosophy),
      },
      {
        key: 'practice',
        layout: 'MEDIA_RIGHT',
        title: text('Günlük işte', 'In daily work', 'Im Alltag', 'В буднях'),
        html: paragraph(practice),
        picture: { subject: 'lobby', seed: hotel.id * 10 + 13 },
      },
    ],
  }
}

export const certificatesPage = (hotel: HotelContent): ComposedPage => {
  const count = hotel.certificates.length
  return {
    title: text(
      `${hotel.name}: sertifikalar ve ödüller`,
      `Certificates and awards of ${hotel.name}`,
      `Zertifikate und Preise: ${hotel.name}`,
      `Сертификаты и награды: ${hotel.name}`,
    ),
    description: text(
      `${hotel.name} sertifikaları: ${count} belge, veriliş yılları ve her birinin otelin günlük işinde ne anlama geldiği. Denetimler her yıl yenilenir.`,
      `Certificates of ${hotel.name}: ${count} documents, the year of each, and what they mean for a day in the house. Audits are repeated every year.`,
      `Zertifikate des Hotels ${hotel.name}: ${count} Urkunden mit Jahr und dem, was sie im Alltag bedeuten. Die Prüfungen finden jedes Jahr statt.`,
      `Сертификаты отеля ${hotel.name}: документов — ${count}, год выдачи и что каждый значит в ежедневной работе. Проверки проходят каждый год.`,
    ),
    sections: [
      {
        key: 'lead',
        layout: 'TEXT',
        title: text('Kâğıdın arkası', 'Behind the paper', 'Hinter dem Papier', 'За бумагой'),
        html: paragraph(
          wording(
            hotel,
            text(
              'Bir belge, ancak denetçi gittikten sonra da uyulursa değerlidir. Bu yüzden ölçüm sonuçları personel yemekhanesinde asılıdır ve isteyen konuğa gösterilir.',
              'A certificate is worth what is done after the auditor has left. So the measurements hang in the staff canteen, and guests who ask may see them.',
              'Ein Zertifikat ist so viel wert wie das, was nach der Abreise des Prüfers geschieht. Darum hängen die Messwerte in der Kantine, und Gäste dürfen sie sehen.',
              'Сертификат стоит того, что делают после отъезда аудитора. Поэтому замеры висят в столовой персонала, и гость может на них взглянуть.',
            ),
            text(
              'Belgeleri bağımsız kuruluşlar verir ve her yıl yeniden denetler. Su, hava ve gıda numunelerini oteldekiler değil, akredite bir laboratuvar alır.',
              'Independent bodies issue these documents and audit us each year. Water, air and food samples are taken by an accredited laboratory, not by us.',
              'Unabhängige Stellen stellen die Urkunden aus und prüfen jährlich. Wasser-, Luft- und Lebensmittelproben nimmt ein akkreditiertes Labor, nicht wir selbst.',
              'Документы выдают независимые организации и ежегодно проверяют нас. Пробы воды, воздуха и продуктов берёт аккредитованная лаборатория, а не мы.',
            ),
          ),
        ),
      },
      {
        key: 'list',
        layout: 'TABLE',
        title: text('Belgeler', 'The documents', 'Die Urkunden', 'Документы'),
        html: table(
          [text('Belge', 'Document', 'Urkunde', 'Документ'), text('Yıl', 'Year', 'Jahr', 'Год')],
          hotel.certificates.map(({ code, year }) => [labels.certificates[code], same(year)]),
        ),
        ...linkTo(
          hotel,
          'management-systems',
          text('Yönetim sistemleri', 'Management systems', 'Managementsysteme', 'Системы менеджмента'),
        ),
      },
    ],
  }
}

export const contactPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name}: iletişim ve ulaşım`,
    `Contact ${hotel.name}`,
    `Kontakt und Anreise: ${hotel.name}`,
    `${hotel.name}: контакты и дорога`,
  ),
  description: text(
    `${hotel.name} iletişim: adres, telefon, e-posta, bölümler ve havalimanından yol tarifi. Resepsiyon gece gündüz açık, yanıt aynı gün gelir.`,
    `Contact ${hotel.name}: address, phone, e-mail, departments and the way from the airport. The front desk is open day and night.`,
    `Kontakt zum ${hotel.name}: Adresse, Telefon, E-Mail, Abteilungen und der Weg vom Flughafen. Die Rezeption ist Tag und Nacht besetzt.`,
    `Контакты отеля ${hotel.name}: адрес, телефон, почта, отделы и дорога из аэропорта. Ресепшен работает круглосуточно, ответим в тот же день.`,
  ),
  sections: [
    {
      key: 'way',
      layout: 'TEXT',
      title: text('Nasıl gelinir?', 'Getting here', 'Anreise', 'Как добраться'),
      html: paragraph(
        text(
          `${hotel.airport.name.tr}: ${hotel.airport.km} km, yaklaşık ${hotel.airport.minutes} dakika. ${hotel.centre.name.tr}: ${hotel.centre.km} km. Araçla gelenler için otopark girişin solundadır; kapıda 24 saat görevli vardır.`,
          `${hotel.airport.name.en}: ${hotel.airport.km} km, about ${hotel.airport.minutes} minutes. ${hotel.centre.name.en}: ${hotel.centre.km} km. If you drive, the car park is to the left of the entrance; the gate is staffed day and night.`,
          `${hotel.airport.name.de}: ${hotel.airport.km} km, etwa ${hotel.airport.minutes} Minuten. ${hotel.centre.name.de}: ${hotel.centre.km} km. Mit dem Auto: Der Parkplatz liegt links vom Eingang, das Tor ist Tag und Nacht besetzt.`,
          `${hotel.airport.name.ru}: ${hotel.airport.km} км, примерно ${hotel.airport.minutes} мин. ${hotel.centre.name.ru}: ${hotel.centre.km} км. На машине: парковка слева от въезда, на воротах круглосуточно дежурят.`,
        ),
      ),
    },
    {
      key: 'desks',
      layout: 'TABLE',
      title: text('Kime yazmalı?', 'Whom to write to', 'An wen Sie schreiben', 'Кому написать'),
      html: table(
        [
          text('Bölüm', 'Department', 'Abteilung', 'Отдел'),
          text('Saatler', 'Hours', 'Zeiten', 'Часы'),
          text('E-posta', 'E-mail', 'E-Mail', 'Эл. почта'),
        ],
        [
          [
            labels.departments.frontDesk,
            text('gece gündüz', 'day and night', 'Tag und Nacht', 'круглосуточно'),
            same(hotel.email),
          ],
          [labels.departments.reservation, same('08:00–24:00'), same('reservation@crystalhotels.example')],
          [labels.departments.humanResources, same('09:00–17:00'), same('career@crystalhotels.example')],
          ...(hotel.meeting
            ? [[labels.departments.events, same('09:00–18:00'), same('events@crystalhotels.example')]]
            : []),
        ],
      ),
    },
  ],
})
