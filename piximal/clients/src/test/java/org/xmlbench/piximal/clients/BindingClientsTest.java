package org.xmlbench.piximal.clients;

import java.util.List;
import org.junit.jupiter.api.Tag;

@Tag("slow")
class BindingClientsTest extends ClientContract {
  @Override
  List<Client> clients() {
    return BindingClients.all();
  }
}
