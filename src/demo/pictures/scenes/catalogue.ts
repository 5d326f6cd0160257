import type { Subject } from '../../content/types.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Hour } from '../light/hours.ts'
import { aquapark } from './aquapark.ts'
import { bar } from './bar.ts'
import { bathroom } from './bathroom.ts'
import { beach } from './beach.ts'
import { breakfast } from './breakfast.ts'
import { cappadocia } from './cappadocia.ts'
import { coast } from './coast.ts'
import { coffee } from './coffee.ts'
import { courtyard } from './courtyard.ts'
import { dessert } from './dessert.ts'
import { night as event } from './event.ts'
import { facadeAtDusk as facade } from './facade.ts'
import { familyRoom } from './family-room.ts'
import { garden } from './garden.ts'
import { grill } from './grill.ts'
import { harbour } from './harbour.ts'
import { kidsWorkshop } from './kids-workshop.ts'
import { kids } from './kids.ts'
import { lobby } from './lobby.ts'
import { meeting } from './meeting.ts'
import { meze } from './meze.ts'
import { pineMountain as mountain } from './mountain.ts'
import { pool } from './pool.ts'
import { restaurantOnTheJetty } from './restaurant-on-the-jetty.ts'
import { restaurant } from './restaurant.ts'
import { roomByTheWindow } from './room-by-the-window.ts'
import { room } from './room.ts'
import { ruins } from './ruins.ts'
import { shopLane } from './shop-lane.ts'
import { shopRow } from './shop-row.ts'
import { shopping } from './shopping.ts'
import { spa } from './spa.ts'
import { sport } from './sport.ts'
import { suite } from './suite.ts'
import { terraceWithDaybed } from './terrace-with-daybed.ts'
import { terrace } from './terrace.ts'

export type Painter = (stage: Stage) => string

/** How a subject is painted: layouts among which the seed chooses, and the hours that suit it. */
export interface SceneKind {
  layouts: readonly Painter[]
  hours: readonly Hour[]
}

export const SCENES: Record<Subject, SceneKind> = {
  coast: { layouts: [coast], hours: ['golden', 'noon', 'dawn'] },
  beach: { layouts: [beach], hours: ['noon', 'golden'] },
  pool: { layouts: [pool], hours: ['noon', 'golden'] },
  aquapark: { layouts: [aquapark], hours: ['noon'] },
  facade: { layouts: [facade], hours: ['dusk', 'night'] },
  room: { layouts: [room, roomByTheWindow], hours: ['noon', 'golden', 'dusk'] },
  suite: { layouts: [suite], hours: ['golden', 'noon', 'dusk'] },
  'family-room': { layouts: [familyRoom], hours: ['noon', 'golden'] },
  bathroom: { layouts: [bathroom], hours: ['noon', 'golden'] },
  terrace: { layouts: [terrace, terraceWithDaybed], hours: ['golden', 'dawn'] },
  restaurant: { layouts: [restaurant, restaurantOnTheJetty], hours: ['golden', 'dusk'] },
  breakfast: { layouts: [breakfast], hours: ['dawn', 'noon'] },
  meze: { layouts: [meze], hours: ['golden', 'dusk'] },
  grill: { layouts: [grill], hours: ['dusk', 'golden'] },
  dessert: { layouts: [dessert], hours: ['golden', 'noon'] },
  coffee: { layouts: [coffee], hours: ['dawn', 'golden'] },
  bar: { layouts: [bar], hours: ['night', 'dusk'] },
  spa: { layouts: [spa], hours: ['golden', 'dawn'] },
  kids: { layouts: [kids, kidsWorkshop], hours: ['noon', 'golden'] },
  sport: { layouts: [sport], hours: ['golden', 'noon'] },
  meeting: { layouts: [meeting], hours: ['noon', 'golden'] },
  shopping: { layouts: [shopping, shopLane, shopRow], hours: ['golden', 'dusk'] },
  event: { layouts: [event], hours: ['night', 'dusk'] },
  cappadocia: { layouts: [cappadocia], hours: ['dawn'] },
  courtyard: { layouts: [courtyard], hours: ['golden', 'dawn'] },
  ruins: { layouts: [ruins], hours: ['golden', 'dusk'] },
  mountain: { layouts: [mountain], hours: ['dawn', 'golden'] },
  harbour: { layouts: [harbour], hours: ['golden', 'noon'] },
  garden: { layouts: [garden], hours: ['golden', 'noon'] },
  lobby: { layouts: [lobby], hours: ['golden', 'noon'] },
}
