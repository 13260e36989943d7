import './ui/style/portal.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { onSessionExpired } from './api/client.ts';
import { queryClient } from './api/query-client.ts';
import { createRouter } from './routes.tsx';
import { mount } from './shell/mount.tsx';

/** Applicant's screens and the back office. */
export function mountPortal(): void {
  onSessionExpired(() => queryClient.clear());
  mount(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter()} />
    </QueryClientProvider>,
  );
}
