import type { GroupPage } from '../types.ts'
import { cookiesPage } from './pages-cookies.ts'
import { dataProtectionPage } from './pages-data-protection.ts'
import { companyPages } from './pages-group.ts'
import { holidayPages } from './pages-holiday.ts'
import { homePages } from './pages-home.ts'
import { offerPages } from './pages-offers.ts'
import { privacyPage } from './pages-privacy.ts'

/** All static pages of the group. */
export const groupPages: GroupPage[] = [
  ...homePages,
  ...companyPages,
  ...holidayPages,
  ...offerPages,
  dataProtectionPage,
  privacyPage,
  cookiesPage,
]
