import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import java.util.Locale;

/** Schema of UBL 2.1 and the rules of EN 16931 over every file named: a line „file<TAB>failures“, failures with their rule. */
public class En16931 {
  public static void main(String[] files) {
    var registry = new ValidationExecutorSetRegistry<IValidationSourceXML>();
    EN16931Validation.initEN16931(registry);
    var rules = registry.getOfID(EN16931Validation.VID_UBL_INVOICE_1315);
    for (String file : files) {
      var found = new StringBuilder();
      ValidationExecutionManager.executeValidation(
              IValidityDeterminator.createDefault(), rules,
              ValidationSourceXML.create(new FileSystemResource(file)), Locale.ROOT)
          .forEachFlattened(error -> {
            if (error.isError()) found.append(error.getErrorID()).append(' ').append(error.getErrorText(Locale.ROOT)).append("; ");
          });
      System.out.println(file + "\t" + found.toString().replaceAll("\\s+", " "));
    }
  }
}
