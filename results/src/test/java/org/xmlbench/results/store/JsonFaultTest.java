package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;

/** What is wrong with a file is said in our words, by its place and its field. */
class JsonFaultTest {
  private enum Word {
    FIRST
  }

  private record Inner(String name) {
    Inner {
      Objects.requireNonNull(name, "name");
      if (name.isEmpty()) {
        throw new IllegalArgumentException("the name is empty");
      }
    }
  }

  private record Outer(
      boolean flag,
      Boolean known,
      int count,
      Double share,
      String text,
      List<Inner> inners,
      Map<String, String> options,
      Inner one,
      Word word) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "{'flag':'maybe'} | flag is not true or false",
        "{'known':[]} | known is not true or false",
        "{'count':'many'} | count is not a number",
        "{'share':{}} | share is not a number",
        "{'text':{}} | text is not a text",
        "{'inners':7} | inners is not a list",
        "{'inners':[{'name':'a'},7]} | inners[1] is not an object",
        "{'options':7} | options is not an object",
        "{'word':'second'} | word is not one of the known words",
        "{'one':{}} | one: name is missing",
        "{'inners':[{'name':'a'},{}]} | inners[1]: name is missing",
        "{'one':{'name':''}} | one: the name is empty",
        "{'flag':true | it ends before its last value does",
        "{'flag' true} | no JSON: a value, a name in quotes, or one of , : ] } is expected",
        "[] | an object with other fields is expected",
      })
  void isNamedByItsPlaceAndItsField(String json, String fault) {
    JacksonException thrown =
        catchThrowableOfType(
            JacksonException.class,
            () -> StoreJson.LINE.readValue("\n" + json.replace('\'', '"'), Outer.class));
    assertThat(JsonFault.of(thrown)).matches("line 2, column \\d+: .*").endsWith(": " + fault);
    assertThat(JsonFault.inLine(thrown)).matches("column \\d+: .*").endsWith(": " + fault);
  }
}
