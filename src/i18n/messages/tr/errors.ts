import type { Messages } from '../shape.ts'

export const errors: Messages['errors'] = {
  notFound: {
    title: 'ÜZGÜNÜZ, ARADIĞINIZ SAYFAYI BULAMADIK.',
    heading: 'Sayfa bulunamadı',
    plain: 'Bu sayfa bulunamadı',
    help: 'Adres değişmiş olabilir. <hotels>Tüm oteller</hotels> ve <contact>iletişim sayfamız</contact> yerinde duruyor.',
    booking: 'Rezervasyona gidin',
    home: 'Ana sayfaya dönün',
  },
  gone: {
    title: 'Bu sayfa artık yok',
    help: 'Burada anlattığımızı sitemizden kaldırdık. <hotels>Otellerimize</hotels> göz atabilir, aradığınızı bulamazsanız <contact>bize yazabilirsiniz</contact>.',
    helpHotel:
      'Burada anlattığımız, {{hotel}} sayfalarından kaldırıldı. Otelimiz sizi bekliyor; aradığınızı bulamazsanız <contact>bize yazın</contact>.',
    rooms: 'Odaları görün',
    hotel: 'Otelin ana sayfası',
  },
  general: {
    title: 'Bir hata oluştu',
    heading: 'Bir şeyler ters gitti',
    help: 'Lütfen biraz sonra yeniden deneyin.',
    status: 'Hata {{status}}',
  },
  errorPage: 'Hata sayfası gösterilirken bir hata oluştu',
}
