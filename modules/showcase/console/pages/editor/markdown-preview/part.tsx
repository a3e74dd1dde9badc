import type { ComponentProps } from 'react'
import { MarkdownView } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

function Paper(props: ComponentProps<typeof MarkdownView>) {
  return (
    <div className={css.paper}>
      <MarkdownView {...props} />
    </div>
  )
}

export const part = namedPart('MarkdownView', Paper, {
  from: 'atrium/console/editor',
  properties: () => import('#shared/field/editor/markdown/markdown-view?properties'),
  chinese: {
    text: 'Markdown，来源不限。',
    onHeadings: '标题可能改变时得到全部标题；不应每次渲染都换新的。',
  },
  useStart: () => ({ text: useText(texts)('stepsText') }),
})
