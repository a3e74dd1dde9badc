import { SlateElement, SlateRange, SlateTransforms, type IDomEditor } from '@wangeditor-next/editor'
import { Button, Form } from 'antd'
import { TextField } from '#shared/crud/form/fields'
import { useFirstField } from '#shared/crud/form/use-first-field'
import { usePatterns } from '#shared/crud/form/patterns'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import { focusBack } from './editing'
import css from './story-editor.module.css'
import { texts } from './text'

/** Asks where the selected text leads; without a selection the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: IDomEditor; onClose: () => void }) {
  const t = useText(texts)
  const { webAddress } = usePatterns()
  useFirstField(formName, 1)
  return (
    <Modal isOpen title={t('link')} width={440} onClose={onClose} footer={null}>
      <Form<{ address: string }>
        name={formName}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={{ address: linkAt(editor)?.url ?? '' }}
        onFinish={({ address }) => {
          onClose()
          // The dialog gives the focus back as it closes.
          setTimeout(() => link(editor, address.trim()))
        }}
      >
        <TextField name="address" label={t('address')} required max={500} pattern={webAddress} placeholder="https://" />
        <div className={css.foot}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit">
            {t('insert')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

const formName = 'story-link'

type Link = SlateElement & { type: 'link'; url: string }

const isLink = (node: unknown): node is Link => SlateElement.isElement(node) && (node as Link).type === 'link'

function linkAt(editor: IDomEditor): Link | undefined {
  if (!editor.selection) return undefined
  const [found] = editor.nodes({ match: isLink })
  return found?.[0]
}

function link(editor: IDomEditor, url: string): void {
  focusBack(editor)
  const { selection } = editor
  if (!selection) return
  if (linkAt(editor)) return SlateTransforms.setNodes(editor, { url }, { match: isLink })
  const node = { type: 'link', url, children: SlateRange.isCollapsed(selection) ? [{ text: url }] : [] } as Link
  if (SlateRange.isCollapsed(selection)) return SlateTransforms.insertNodes(editor, node)
  SlateTransforms.wrapNodes(editor, node, { split: true })
}
