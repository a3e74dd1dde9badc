import { Icon } from 'atrium/ui'
import { namedPart } from '#modules/showcase/kit/properties/part'

export const part = namedPart('Icon', Icon, {
  from: 'atrium/ui',
  properties: () => import('atrium/ui/icon?properties'),
  chinese: {
    name: '带前缀的图标名，如 lucide:users。',
    size: '边长，像素；正文和菜单 16，顶栏 18。',
    label: '代替图形读出的文字；不填时图标只是装饰。',
    className: '图标元素的类名。',
  },
  start: { name: 'lucide:users', size: 48 },
})
