import { limits } from '#modules/forms/engine/schema/form'
import { Form } from 'antd'
import { lazyPart } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import type { LocalText } from 'atrium/contract'
import { ChoiceCards } from './choice-cards'
import { CopyStart } from './copy/copy-start'
import { SheetStart } from './sheet/sheet-start'
import { ways, type Start, type Way, type WayProps } from './start'
import css from './start.module.css'
import { texts } from './text'
import type { NewFormValues, Rejected } from './use-new-form'

const height = 360

const TemplateStart = lazyPart(async () => (await import('./template/template-start')).TemplateStart, { height })
const JsonStart = lazyPart(async () => (await import('./json/json-start')).JsonStart, { height })

const icons: Readonly<Record<Way, string>> = {
  blank: 'lucide:file-plus',
  template: 'lucide:layout-template',
  copy: 'lucide:copy',
  json: 'lucide:braces',
  sheet: 'lucide:sheet',
}

interface StartFieldProps {
  value?: Start
  onChange?: (value: Start) => void
  rejected: Rejected | undefined
}

const blank: Start = { way: 'blank' }

/** The start of a form: the choice of a way, and the fields for that way. */
export function StartField({ value = blank, onChange, rejected }: StartFieldProps) {
  const t = useText(texts)
  const suggest = useSuggestion()
  // A file that was chosen is read after the person may have gone on.
  const fields = Form.useFormInstance<NewFormValues>()
  const change = (part: Partial<Start>) => onChange?.({ ...(fields.getFieldValue('design') as Start), ...part })
  const props = { start: value, onChange: change, suggest }
  return (
    <div className={css.start}>
      <ChoiceCards
        label={t('way')}
        choices={ways.map((way) => ({ value: way, icon: icons[way], title: t(way), note: t(`${way}Note`) }))}
        value={value.way}
        onChange={(way) => change({ way })}
      />
      <Part {...props} rejected={rejected} />
    </div>
  )
}

function Part({ rejected, ...props }: WayProps & { rejected: Rejected | undefined }) {
  switch (props.start.way) {
    case 'template':
      return <TemplateStart {...props} />
    case 'copy':
      return <CopyStart {...props} />
    case 'json':
      return <JsonStart {...props} rejected={rejected} />
    case 'sheet':
      return <SheetStart {...props} />
    default:
      return null
  }
}

/** Fills in the title, unless the person typed one. */
function useSuggestion(): (title: LocalText) => void {
  const fields = Form.useFormInstance<NewFormValues>()
  return ({ zh, en }) => {
    const typed = fields.getFieldValue('design.title.zh') as string
    if (fields.isFieldTouched('design.title.zh') && typed.trim() !== '') return
    fields.setFields([
      { name: 'design.title.zh', value: zh.slice(0, limits.title), errors: [] },
      { name: 'design.title.en', value: en.slice(0, limits.title), errors: [] },
    ])
  }
}
