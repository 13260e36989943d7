import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { documentPath } from '../../ui/document-path.ts';
import { viewKind, type ViewableFile } from '../../ui/viewable-file.ts';
import type { RequestDetail } from './queries.ts';

export type ContractDocument = RequestDetail['Documents'][number];

/** Of what there may be several, the file's own name tells them apart. */
export const titleOf = ({ FileType, FileName }: ContractDocument): string =>
  FileType === 'ChangeConditionsRequest'
    ? `${DOCUMENT_KIND_LABEL[FileType]}: ${FileName}`
    : DOCUMENT_KIND_LABEL[FileType];

/** A document of the request as the viewer takes it. */
export const paperOf = (requestId: number, document: ContractDocument): ViewableFile => ({
  id: document.Id,
  name: document.FileName,
  title: titleOf(document),
  path: documentPath(requestId, document),
  kind: viewKind(document.FileName),
});
