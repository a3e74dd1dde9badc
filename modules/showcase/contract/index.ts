import { defineModule } from 'atrium/contract'
import { menu } from '../menu'
import { error } from './error'
import { table } from './table'
import { demoRow } from './table.record'
import { verified } from './verified'

/** Pages that show what the components can do. */
export const module = defineModule({
  name: 'showcase',
  title: { zh: '示例', en: 'Showcase' },
  menu,
  panels: [{ id: 'demo-rows', title: { zh: '示例数据', en: 'Demo rows' } }],
  verifications: {
    'showcase-code': 'slide',
    'showcase-account': 'slide',
    'showcase-delete': 'puzzle',
    'showcase-coupon': 'puzzle',
  },
  isSample: true,
  memberEntries: ['able', 'able/message', 'able/loading', 'able/videoPlayer'],
  firstIds: { directory: 2 },
})

export const api = { error, table, verified }
export const records = { demoRow }
