import type { ComponentProps } from 'react'
import { useIconLabels } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { IconPicker } from 'atrium/ui'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { texts } from './text'

function Field(props: ComponentProps<typeof IconPicker>) {
  return (
    <div style={{ width: 280 }}>
      <IconPicker {...props} />
    </div>
  )
}

export const part = namedPart('IconPicker', Field, {
  from: 'atrium/ui',
  properties: () => import('atrium/ui/input/picker/icon-picker?properties'),
  chinese: {
    labels: '按钮、面板和分类的文字。',
    value: '带前缀的图标名，如 lucide:users；没有图标时为空。',
    onChange: '选择后以图标名调用，清除后以空字符串调用。',
    only: '只提供这些图标，名称带前缀。',
    recentKey: '浏览器保存最近选择的键；不填则不保存。',
    canClear: '可以清除选择；清除后 onChange 得到空字符串。',
    disabled: '不能选择，也不能清除。',
    ref: '按钮的引用；由表单提供，让标签和错误属于按钮。',
    id: '按钮的 id；由表单提供。',
    'aria-label': '没有标签时字段的名称。',
    'aria-describedby': '说明或错误的 id；由表单提供。',
  },
  useStart: () => {
    const t = useText(texts)
    const labels = useIconLabels()
    return { labels, value: 'lucide:clipboard-check', onChange: () => undefined, 'aria-label': t('entryIcon') }
  },
})
