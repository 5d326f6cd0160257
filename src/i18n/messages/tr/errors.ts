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
  general: {
    title: 'Bir hata oluştu',
    heading: 'Bir şeyler ters gitti',
    help: 'Lütfen biraz sonra yeniden deneyin.',
    status: 'Hata {{status}}',
  },
  errorPage: 'Hata sayfası gösterilirken bir hata oluştu',
}
