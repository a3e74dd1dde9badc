import { defineModule } from '@atrium/contract/module/module'
import { menu } from './menu'

/** Pages that show what the components can do. */
export const showcase = defineModule({
  name: 'showcase',
  title: ['示例', 'Showcase'],
  menu,
  panels: [{ id: 'demo-rows', title: ['示例数据', 'Demo rows'] }],
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
