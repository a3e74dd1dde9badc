// Notes and questions
export { notify } from '#shared/feedback/notify'
export { confirm } from '#shared/feedback/confirm'
export { copyText, useCopied } from '#shared/feedback/copy'

// Drawers and dialogs
export { Drawer } from '#shared/feedback/drawer'
export { Modal } from '#shared/feedback/modal'
export { openOverlay } from '#shared/feedback/overlay'
export { useOpening } from '#shared/feedback/use-opening'
export { FromStore } from '#shared/feedback/page-store'
