import { Modal } from '@mantine/core';
import '../../ui/style/dialog.css';
import { PdfPreview } from '../signing/PdfPreview.tsx';

/** A stored PDF over the page. */
export default function FilePreview({
  path,
  name,
  onClose,
}: {
  path: string;
  name: string;
  onClose: () => void;
}) {
  return (
    <Modal opened onClose={onClose} title={name} size={860} padding={24}>
      <PdfPreview path={path} name={name} fileName={name} />
    </Modal>
  );
}
