import type { ComponentProps } from 'react'
import { RichTextEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

function Sheet(props: ComponentProps<typeof RichTextEditor>) {
  return (
    <div className={css.sheet}>
      <RichTextEditor {...props} />
    </div>
  )
}

export const part = namedPart('RichTextEditor', Sheet, {
  from: 'atrium/console/editor',
  properties: () => import('#shared/field/editor/rich-text/rich-text-editor?properties'),
  chinese: {
    label: '文章和它的按钮的名称，由读屏软件读出。',
    value: 'HTML；不是编辑器自己写出的内容会替换现有内容。',
    onChange: '每次改变后以 HTML 调用；没有内容时为空字符串。',
    placeholder: '没有内容时显示的文字。',
    hasTables: '提供表格的按钮；value 里或粘贴来的表格总会保留。',
    hasPictures:
      '选择、粘贴或拖入的图片成为 HTML 的一部分，宽高最多 1200 像素。不填则拒绝并提示；服务端的富文本不保存图片。',
    minHeight: '最小高度，像素。',
  },
  useStart: () => {
    const t = useText(texts)
    return {
      label: t('reminder'),
      value: t('reminderHtml'),
      onChange: () => undefined,
      placeholder: t('placeholder'),
      minHeight: 140,
    }
  },
})
