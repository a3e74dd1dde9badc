import { defineModule } from '@atrium/contract/module/module'
import { menu } from './menu'

/** Pages that show what the components can do. */
export const showcase = defineModule({
  name: 'showcase',
  title: ['示例', 'Showcase'],
  menu,
  isSample: true,
  memberEntries: ['able', 'able/message', 'able/loading', 'able/videoPlayer'],
  firstIds: { directory: 2 },
})
