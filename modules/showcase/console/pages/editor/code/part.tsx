import type { ComponentProps } from 'react'
import { CodeEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { grossPrice } from './samples'
import { texts } from './text'

function Framed(props: ComponentProps<typeof CodeEditor>) {
  return (
    <div className={css.frame}>
      <CodeEditor {...props} />
    </div>
  )
}

export const part = namedPart('CodeEditor', Framed, {
  from: 'atrium/console/editor',
  properties: () => import('#shared/field/editor/code/code-editor?properties'),
  chinese: {
    label: '代码的名称，由读屏软件读出。',
    value: '代码。',
    onChange: '每次改变后以代码调用。',
    language: '语言，决定代码的颜色；每种语言的着色在第一次显示时加载。',
    isReadOnly: '只能选择、查找和复制。',
    height: '高度，像素；更长的代码会滚动。',
    isWrapped: '长行换行，适合文章。',
    hasLineNumbers: '显示行号和折叠标记；不显示时更像普通文字。',
    onView: '创建后得到 CodeMirror 的视图，例如供工具栏使用。',
    extensions: '更多的 CodeMirror 扩展；不应每次渲染都换新的。',
  },
  useStart: () => {
    const t = useText(texts)
    const file = { value: grossPrice, language: 'typescript' } as const
    return { ...file, label: t('priceFile'), onChange: () => undefined, height: 180 }
  },
})
