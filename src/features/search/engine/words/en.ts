import type { SearchWords } from '../topics.ts'
import { ENGLISH_SYNONYMS } from './synonyms/en.ts'

export const ENGLISH: SearchWords = {
  stopWords:
    'a an and are as at be by can could do does for from get had has have how i if in is it its me my of on or our so that the their them then there these they this to us was we what when where which who why will with would you your ' +
    'any some much many more most very near about there is want need looking find show please tell also does it into am yes s t going go come am pm been being just long far',
  denial: { question: 'there', answer: 'no not' },
  weakWords:
    'hotel hotels resort best good turkey holiday vacation stay staying trip travel travelling traveling place places nice great allowed bring take use possible available people’s hours times time hour closest nearest friendly quiet calm peaceful price prices get visit visiting collect free paid policy rules',
  topics: {
    home: 'home homepage start page',
    hotels: 'hotels all hotels resorts list group overview map all pets dogs cats animals',
    hotel: 'early+check-in luggage+storage hotel resort check-in+time check-out+time',
    rooms: 'rooms accommodation room types suites',
    room: 'room',
    gastronomy:
      'restaurants bars food drink dining eat cuisine menu allergy allergens intolerance gluten lactose nuts halal kosher sugarfree diabetic dietary diets alcohol alcoholic spirits shisha dress+code',
    outlet: 'food drink dinner lunch',
    spa: 'spa wellness massage beauty treatments sauna hammam',
    kids: 'kids club children crispy kids world childrens baby babies toddlers ages teen+club',
    meeting:
      'meetings corporate venue halls conference congress seminar training event+rooms banquet wedding+reception team+building group+reservation',
    'beach-pool':
      'beach pool sea lifeguard sunbeds loungers parasols cabanas gazebos pavilions towels swimming kids+pool children+pool swimming+pool',
    aquapark: 'aquapark slides water park opening age height',
    shopping: 'shopping shops shop market boutique tax free gift souvenirs supermarket grocery atm currency',
    gallery: 'gallery photos pictures images video pics images',
    contact:
      'contact address phone email map location directions getting there parking whatsapp mail e-mail reach complaint feedback lost forgotten car+rental visa tourist+tax',
    about: 'about the hotel facts story',
    policies: 'policies rules terms conditions child protection environment sustainability',
    privacy: 'data protection privacy personal data gdpr kvkk camera recordings cookies policy',
    cookies: 'cookies cookie policy',
    certificates: 'certificates awards',
    'management-systems': 'management systems quality environment iso',
    philosophy: 'brand philosophy values',
    event: 'event events',
    events: 'event calendar programme events whats on',
    loyalty: 'loyalty programme membership points card bonus tiers status',
    reservation:
      'reservation booking prices availability payment cancel cancellation cancelling refund rebook amend credit+card',
    offer: 'offers deals discount early booking cheap price special voucher school+holidays free+cancellation refund',
    region:
      'hotels region weather climate sights what to see getting there when to come temperature degrees old+town ancient+city',
    regions: 'regions destinations where coast map weather',
    entertainment: 'entertainment animation shows concerts evenings evening tonight nightlife live+music',
    sport: 'sport fitness centre training camp gym tennis courts diving basketball volleyball table+tennis',
    corporate: 'corporate company group owner owns founders headquarters head office ceo management press suppliers',
    'site-map': 'site map sitemap all pages overview',
    search: 'search find',
    compare: 'compare comparison side by side differences difference between hotels rooms versus vs',
    day: 'a day programme timetable schedule hour by hour',
  },
  synonyms: ENGLISH_SYNONYMS,
  rewrites: {
    'adults only': 'adults only hotel',
    'air conditioning': 'room air conditioning',
    'two bedroom suite': 'two bedrooms',
    haircut: 'hairdresser',
    'kids stay free': 'offer children',
    'football pitch': 'football sport',
    'english speaking staff': 'Turkish English German Russian',
  },
}
