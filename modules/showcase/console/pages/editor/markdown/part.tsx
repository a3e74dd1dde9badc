import type { ComponentProps } from 'react'
import { MarkdownEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

function Wide(props: ComponentProps<typeof MarkdownEditor>) {
  return (
    <div className={css.wide}>
      <MarkdownEditor {...props} />
    </div>
  )
}

export const part = namedPart('MarkdownEditor', Wide, {
  from: 'atrium/console/editor',
  properties: () => import('#shared/field/editor/markdown/markdown-editor?properties'),
  chinese: {
    label: '文章的名称，由读屏软件读出。',
    value: 'Markdown 文字。',
    onChange: '每次改变后以文字调用。',
    fileName: '导出的文件名，不含后缀；不填则没有导入和导出。',
    isSplit: '编辑与预览并排；手机上放不下，改为切换。',
    height: '高度，像素。',
  },
  useStart: () => {
    const t = useText(texts)
    return { label: t('taskLabel'), value: t('taskText'), onChange: () => undefined, height: 260 }
  },
})
