import * as Dialog from '@radix-ui/react-dialog';
import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons/x.tsx';

/** Ends the dialog that a camera stands in. */
export const CloseCamera = () => (
  <Dialog.Close asChild>
    <IconButton label="Close camera" quiet>
      <X aria-hidden="true" className="size-5" />
    </IconButton>
  </Dialog.Close>
);
