import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonLines } from '../Skeletons.tsx';
import type { PdfViewer as Viewer } from './PdfViewer.tsx';

const PdfViewer = lazy(() => import('./PdfViewer.tsx').then((module) => ({ default: module.PdfViewer })));

/** The viewer and the library behind it come when the first document is opened. */
export function LaterPdf(props: ComponentProps<typeof Viewer>) {
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <PdfViewer {...props} />
    </Suspense>
  );
}
