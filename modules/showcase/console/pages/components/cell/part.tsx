import { Cell, CellGroup } from '#modules/showcase/parts/data/cell'
import type { ComponentProps } from 'react'
import { namedPart } from '#modules/showcase/kit/properties/part'

/** A cell is a row of a group. */
function CellAlone(props: ComponentProps<typeof Cell>) {
  return (
    <div style={{ width: 360 }}>
      <CellGroup>
        <Cell {...props} />
      </CellGroup>
    </div>
  )
}

export const part = namedPart('Cell', CellAlone, {
  from: '#modules/showcase/parts/data/cell',
  properties: () => import('#modules/showcase/parts/data/cell?properties'),
  chinese: {
    title: '行的名称。',
    note: '名称下的第二行文字。',
    value: '右侧内容，颜色较淡；也可以放控件。',
    icon: '带前缀的图标名，如 lucide:wifi。',
    tone: '图标底色：样式变量的名称，如 ok。',
    onPress: '让整行成为按钮。',
    href: '让整行成为链接，在新标签页打开；不是 http 或 https 的地址会在行内说明，也不成为链接。',
    disabled: '不能点击，颜色变淡。',
    isDanger: '会删除东西的操作，显示为红色。',
  },
  start: { title: 'Wi-Fi', value: 'Arcade', icon: 'lucide:wifi', tone: 'primary' },
})
