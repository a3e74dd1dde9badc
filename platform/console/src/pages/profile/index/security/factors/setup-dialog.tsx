import { Modal } from '#shared/feedback/modal'
import { useSetup } from '#shared/session/factor/use-setup'

/** Sets an authenticator app up. A click beside it does not close it. */
export function SetupDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { title, step } = useSetup(onClose)
  return (
    <Modal isOpen={isOpen} title={title} width={480} mask={{ closable: false }} onClose={onClose} footer={null}>
      {step}
    </Modal>
  )
}
