import type { ComponentProps } from 'react'
import { JsonEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

function Sheet(props: ComponentProps<typeof JsonEditor>) {
  return (
    <div className={css.sheet}>
      <JsonEditor {...props} />
    </div>
  )
}

export const part = namedPart('JsonEditor', Sheet, {
  from: 'atrium/console/editor',
  properties: () => import('#shared/field/editor/json/json-editor?properties'),
  chinese: {
    label: '文档的名称，由读屏软件读出。',
    value: 'JSON，可以是坏掉的。',
    onChange: '每次改变后以文字调用，可能是坏掉的 JSON。',
    mode: '开始时的显示方式：树、文本，或适合一列记录的表格；坏掉的 JSON 以文本显示。',
    validate: '返回文档中的错误，每个带有路径，标在原处并列在下方；不应每次渲染都换新的。',
    fileName: '导出的文件名，不含后缀；不填则没有导入和导出。',
    height: '高度，像素。',
  },
  useStart: () => {
    const t = useText(texts)
    // A list, which can be a table too.
    const lines = [
      { article: t('keyboard'), quantity: 2, price: 329 },
      { article: t('mouse'), quantity: 1, price: 99.5 },
    ]
    return {
      label: t('linesLabel'),
      value: JSON.stringify(lines, null, 2),
      onChange: () => undefined,
      height: 320,
    }
  },
})
