import { CONTACT, PORTAL } from '../../domain/texts/lt/screen/common.ts';
import { FOOTER } from '../../domain/texts/lt/screen/public.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import classes from './Footer.module.css';

/** Help is in the same place of every page. */
export function Footer({ staffLink = true }: { staffLink?: boolean }) {
  return (
    <footer className={`wide ${classes.footer}`} data-print="no">
      <div className={classes.inner}>
        <span>{PORTAL.name}</span>
        <AppLink to={`${paths.description}#duomenys`}>{FOOTER.privacy}</AppLink>
        <AppLink to={paths.aid}>{FOOTER.aid}</AppLink>
        {staffLink && <AppLink to={paths.staffLogin}>{FOOTER.staff}</AppLink>}
        <span className={classes.contact}>
          {FOOTER.questions} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>, {CONTACT.hours}
        </span>
      </div>
    </footer>
  );
}
