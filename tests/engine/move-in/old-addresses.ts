/** Old addresses as a group's hand-made site had them, with the page that each meant ('' where none is like it). */
export const OLD_ADDRESSES = `
/en/home /en
/anasayfa /
/default.aspx /
/index.html /
/index.php /
/de/startseite /de
/ru/glavnaya /ru
/en/welcome.asp /en
/de/datenschutz /de/privacy-policy
/de/strand-und-pool /de/beach-and-pool
/de/pool-strand.html /de/beach-and-pool
/en/offers/early-booking-2024 /en/erken-rezervasyon-firsatlari
/en/special-offers/summer-deals.php /en/summer-vacation-hotel-deals
/ru/detskiy-klub /ru/crispy-kids-world
/ru/detskij-klub.html /ru/crispy-kids-world
/ru/kuki /ru/cookies
/ru/plyazh-i-basseyn /ru/beach-and-pool
/ru/o-nas /ru/about-us
/ru/kontakty.php /ru/contact
/de/regionen/kemer /de/turkish-riviera/kemer
/de/reiseziele/belek.html /de/turkish-riviera/belek
/en/meetings-events /en/meeting-and-corporate
/en/our-meetings-and-events /en/meeting-and-corporate
/en/conference-rooms /en/meeting-and-corporate
/cocuk-kulubu.html /crispy-kids-world
/cocuk-dunyasi /crispy-kids-world
/en/kids-club.aspx /en/crispy-kids-world
/de/kinderclub /de/crispy-kids-world
/en/the-beach /en/beach-and-pool
/en/our-awards /en/certificates-and-awards
/de/auszeichnungen /de/certificates-and-awards
/en/about /en/about-us
/de/ueber-uns /de/about-us
/de/kontakt /de/contact
/bize-ulasin.asp /iletisim
/kvkk-aydinlatma-metni /kvkk
/cerez-politikasi.html /cerezler
/en/cookie-policy /en/cookies
/gizlilik /gizlilik-politikasi
/kurumsal.aspx?id=4 /kurumsal
/eglence-ve-animasyon /eglence
/en/sports-and-fitness /en/sport-and-fitness
/de/wellness /de/spa-and-wellness
/en/events-calendar /en/events
/de/veranstaltungen.html /de/events
/etkinlik-takvimi /etkinlikler
/en/concerts/lantern-evening /en/events/lantern-evening
/en/our-hotels /en/hotels
/otellerimiz.html /oteller
/en/our-hotels/crystal-flora-beach-resort /en/hotels/crystal-flora
/en/crystal-aura-deluxe-resort-spa /en/hotels/crystal-aura
/de/hotels/crystal-sunset-luxury-resort/ueberblick /de/hotels/crystal-sunset
/oteller/crystal-admiral-resort-suites-spa.aspx /oteller/crystal-admiral
/en/our-hotels/nova-park.html 
/en/our-hotels/nova-park/rooms.html 
/otel.asp?otel=flora /oteller/crystal-flora
/otel.asp?otel=admiral /oteller/crystal-admiral
/otel.asp?otel=aura&sayfa=odalar /oteller/crystal-aura/odalar
/hotel.php?name=crystal-palace&lang=de /de/hotels/crystal-palace
/hotel.php?name=crystal-palace&lang=ru /ru/hotels/crystal-palace
/hotel.php?id=3&lang=de /de/hotels/crystal-aura
/hotel.php?id=4 /oteller/crystal-boutique
/page.asp?p=contact&sprache=de /de/contact
/page.asp?p=iletisim /iletisim
/deutsch/kontakt.htm /de/contact
/english/contact.htm /en/contact
/en/hotel/sunset/accommodation /en/hotels/crystal-sunset/rooms
/en/hotel/sunset/food-and-beverage /en/hotels/crystal-sunset/gastronomy
/en/hotel/sunset/photos.html /en/hotels/crystal-sunset/gallery
/en/hotel/crystal-centro/location /en/hotels/crystal-centro/contact
/en/hotel/crystal-centro/kids /en/hotels/crystal-centro/crispy-kids-world
/en/hotel/crystal-centro/waterpark /en/hotels/crystal-centro/aquapark
/en/hotel/crystal-centro/meeting-rooms /en/hotels/crystal-centro/meeting-and-corporate
/de/hotel/crystal-flora/zimmer /de/hotels/crystal-flora/rooms
/de/hotel/crystal-flora/zimmer/familienzimmer-neu /de/hotels/crystal-flora/rooms/familienzimmer
/de/hotel/crystal-flora/restaurants-und-bars /de/hotels/crystal-flora/gastronomy
/de/hotel/crystal-flora/bildergalerie /de/hotels/crystal-flora/gallery
/ru/otel/crystal-flora/nomera /ru/hotels/crystal-flora/rooms
/ru/oteli/crystal-flora/restorany /ru/hotels/crystal-flora/gastronomy
/ru/oteli/crystal-flora/foto /ru/hotels/crystal-flora/gallery
/ru/oteli/crystal-flora/spa-tsentr /ru/hotels/crystal-flora/spa-and-wellness
/otel/tat-beach/konaklama /oteller/crystal-tat-beach/odalar
/otel/tat-beach/yeme-icme/ana-restoran-acik-bufe /oteller/crystal-tat-beach/gastronomi/ana-restoran
/otel/green-bay/havuz-ve-plaj.html /oteller/crystal-green-bay/plaj-ve-havuz
/otel/green-bay/toplanti-salonlari /oteller/crystal-green-bay/toplanti
/otel/green-bay/fotograflar /oteller/crystal-green-bay/galeri
/otel/prestige-elite/cocuk-kulubu /oteller/crystal-prestige-elite/crispy-kids-world
/otel/waterworld/su-parki /oteller/crystal-waterworld/aquapark
/crystal-family-odalar.html /oteller/crystal-family/odalar
/en/crystal-land-of-paradise/dining /en/hotels/crystal-land-of-paradise/gastronomy
/en/crystal-land-of-paradise/rooms/terrace-room-deluxe /en/hotels/crystal-land-of-paradise/rooms/terrace-room
/en/crystal-kaymakli/book-now /en/hotels/crystal-kaymakli/online-reservation
/en/destinations/bodrum /en/turkish-riviera/bodrum
/bolgeler/side.html /turk-rivierasi/side
/en/press-releases/2019-results 
/blog/yeni-sezon-basladi 
/en/newsletter-archive/42 
/en/sustainability /en/our-policies
/kalite-politikasi.php /entegre-yonetim-sistemleri
/de/karriere /de/corporate
/en/jobs.html /en/corporate
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [address: string, meant: string])
