import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NoSuchPage } from './NoSuchPage.tsx';
import { ScreenBroken } from './ScreenBroken.tsx';

/** What a screen of the portal threw. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NoSuchPage />
  ) : (
    <ScreenBroken error={error} />
  );
}
