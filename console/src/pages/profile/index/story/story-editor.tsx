import '@wangeditor-next/editor/dist/css/style.css'
import { useText } from '#shared/i18n/text'
import css from './story-editor.module.css'
import { StoryTools } from './story-tools'
import { texts } from './text'
import { useEditor } from './use-editor'

/** Rich text, with the formats that the server keeps. */
export function StoryEditor({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const t = useText(texts)
  const { place, editing } = useEditor({ html, onChange, label: t('story'), placeholder: t('placeholder') })
  return (
    <div className={css.editor}>
      <StoryTools editing={editing} />
      <div ref={place} className={css.place} />
    </div>
  )
}
