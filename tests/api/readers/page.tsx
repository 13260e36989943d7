// The page an applicant reads of a request that is not edited.
import ViewRequest from '../../../web/applicant/request/ViewRequest.tsx';
import type { RequestDetail } from '../../../web/applicant/request/queries.ts';
import { filesQuery, type UploadedFile } from '../../../web/applicant/request/queries.ts';
import { rendered, type Rendered } from '../../harness/rendered.tsx';

export const requestPage = (detail: RequestDetail, files: readonly UploadedFile[] = []): Promise<Rendered> =>
  rendered(<ViewRequest detail={detail} />, {
    answers: [[filesQuery(detail.RequestSystemInfo.RequestId).queryKey, files]],
  });
